import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveInputThemes } from './inputs.ts'

describe('resolveInputThemes', () => {
  it('writes the custom properties that fields read', () => {
    const { css, issues } = resolveInputThemes({
      form: { colors: { bg: '#ffffff', text: '#111', placeholder: '#555', border: '#555' }, screens: { lg: { square: true } } },
    })
    expect(issues).toEqual([])
    expect(css).toBe(
      '[data-input-theme="form"]{--input-bg:#ffffff;--input-text:#111;--input-placeholder:#555;--input-border:#555}' +
        '@media (min-width: 64em){[data-input-theme="form"]{--input-radius:0px}}' +
        '@media (hover: hover) and (pointer: fine) and (min-width: 64em){[data-input-theme="form"]{--input-border-hover:#555}}',
    )
  })

  it('reports wrong fields and faint colours, and keeps the rest', () => {
    const { css, issues } = resolveInputThemes({ form: { colors: { bg: '#fff', text: '#ccc', border: 'var(--x)' }, radius: '9px' } })
    expect(css).toBe('[data-input-theme="form"]{--input-bg:#fff;--input-text:#ccc}')
    expect(issues.map(({ path, reason }) => `${path} ${reason}`)).toEqual(
      expect.arrayContaining(['form.radius unknown_key', 'form.colors.border invalid_value', 'form.colors.text low_contrast']),
    )
  })

  it('never throws and never lets a bracket through', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), fc.string(), (raw, color) => {
        const { css } = resolveInputThemes({ ...raw, form: { colors: { bg: color } } })
        expect(css).toMatch(/^(?:\[data-input-theme="[a-zA-Z0-9-]+"\]\{--input-bg:[a-z0-9#.%()/ -]+\})*$/)
      }),
    )
  })
})
