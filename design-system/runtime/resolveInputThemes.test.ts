import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileThemes } from './hostileThemes.ts'
import { inputParts } from './inputTheme.ts'
import { resolveInputThemes } from './resolveInputThemes.ts'

const issuesOf = (raw: Record<string, unknown>) => resolveInputThemes(raw).issues.map(({ path, reason }) => `${path} ${reason}`)

describe('resolveInputThemes', () => {
  it('writes the custom properties that fields read', () => {
    const { css, issues } = resolveInputThemes({
      form: {
        colors: { rest: { bg: '#ffffff', text: '#111', placeholder: '#555', border: '#555' }, hover: { border: '#111' } },
        screens: { lg: { square: true } },
      },
    })
    expect(issues).toEqual([])
    expect(css).toBe(
      '[data-input-theme="form"]{--input-bg:#ffffff;--input-text:#111;--input-placeholder:#555;--input-border:#555}' +
        '@media (min-width: 64em){[data-input-theme="form"]{--input-radius:0px}}' +
        '@media (hover: hover) and (pointer: fine) and (min-width: 64em){[data-input-theme="form"]{--input-border-hover:#111}}',
    )
  })

  it('measures a theme, and nothing without one', () => {
    expect(resolveInputThemes({})).toEqual({ css: '', issues: [], contrasts: [] })
    expect(resolveInputThemes({ form: {} }).contrasts).toContainEqual(
      expect.objectContaining({ theme: 'form', part: 'rest.text', screen: 'xs' }),
    )
  })

  it('supports every state with its parts', () => {
    const colors = Object.fromEntries(
      Object.entries(inputParts).map(([state, parts]) => [state, Object.fromEntries(parts.map((part) => [part, '#123456']))]),
    )
    const { css } = resolveInputThemes({ form: { colors } })
    expect(css.match(/--input-[a-z-]+/g)).toEqual(
      ['bg', 'text', 'placeholder', 'border', 'label', 'help', 'icon', 'bg-focus', 'border-focus', 'bg-error', 'border-error']
        .concat(['message-error', 'bg-disabled', 'text-disabled', 'border-disabled', 'bg-readonly', 'text-readonly', 'border-readonly'])
        .concat(['bg-hover', 'border-hover'])
        .map((name) => `--input-${name}`),
    )
  })

  it('rejects invalid fields individually and keeps the others', () => {
    const form = {
      square: 'yes',
      radius: '9px',
      height: '90px',
      colors: { rest: { bg: '#fff', text: '#000', border: 'var(--x)', ring: '#000' }, focus: { outline: 'none' }, glow: {}, error: 7 },
      screens: { watch: {}, md: null },
    }
    const { css } = resolveInputThemes({ form, 'a"]{}': {} })
    expect(css).toBe('[data-input-theme="form"]{--input-bg:#fff;--input-text:#000}')
    expect(
      issuesOf({ form, 'a"]{}': {} })
        .filter((line) => !line.endsWith('low_contrast'))
        .sort(),
    ).toEqual(
      [
        'a???? bad_name',
        'form.colors.error not_an_object',
        'form.colors.focus.outline unknown_key',
        'form.colors.glow unknown_key',
        'form.colors.rest.border invalid_value',
        'form.colors.rest.ring unknown_key',
        'form.height unknown_key',
        'form.radius unknown_key',
        'form.screens.md not_an_object',
        'form.screens.watch unknown_key',
        'form.square invalid_value',
      ].sort(),
    )
  })
})

describe('contrast', () => {
  const white = { bg: '#fff', text: '#000', placeholder: '#555', border: '#555' }
  const faintIn = (colors: object) =>
    issuesOf({ form: { colors } }).map((line) => line.replace('form.colors.', '').replace(' low_contrast', ''))

  it('reports nothing for a legible theme', () => {
    expect(faintIn({ rest: white })).toEqual([])
  })

  it.each([
    [{ rest: { ...white, text: '#ccc' } }, ['rest.text']],
    [{ rest: { ...white, placeholder: '#aaa' } }, ['rest.placeholder', 'rest.icon']],
    [{ rest: { ...white, icon: '#aaa' } }, ['rest.icon']],
    [{ rest: { ...white, border: '#ddd' } }, ['rest.border']],
    [{ rest: white, hover: { bg: '#000' } }, ['hover.text', 'hover.placeholder']],
    [{ rest: white, hover: { border: '#eee' } }, ['hover.border']],
    [{ rest: white, focus: { bg: '#333' } }, ['focus.text', 'focus.placeholder']],
    [{ rest: white, focus: { border: '#fff' } }, ['focus.border']],
    [{ rest: white, error: { bg: '#333' } }, ['error.text', 'error.placeholder']],
    [{ rest: white, error: { border: '#ffc' } }, ['error.border']],
    [{ rest: white, readOnly: { text: '#bbb' } }, ['readOnly.text']],
    [{ rest: white, readOnly: { border: '#eee' } }, ['readOnly.border']],
    [{ rest: { ...white, label: '#777' } }, ['rest.label']],
    [{ rest: { ...white, help: '#777' } }, ['rest.help']],
    [{ rest: white, error: { message: '#777' } }, ['error.message']],
    [{ rest: white, disabled: { text: '#eee', bg: '#fff' } }, []],
  ])('%j is reported for %j', (colors, parts) => {
    expect(faintIn(colors)).toEqual(parts)
  })

  it('reports ratio and brand, measured against the tokens that the theme does not override', () => {
    const { issues } = resolveInputThemes({ form: { colors: { rest: { ...white, text: '#999' } } } })
    expect(issues[0]?.detail).toMatch(/^2\.84:1 in nordlys, 2\.84:1 in nordlys-contrast, 2\.84:1 in strand, /)
    const half = resolveInputThemes({ form: { colors: { rest: { bg: '#000', border: '#999' } } } })
    expect(half.issues.find(({ path }) => path === 'form.colors.rest.text')?.detail).toMatch(/in strand/)
    expect(half.issues.find(({ path }) => path === 'form.colors.rest.text')?.detail).not.toMatch(/in nordlys/)
  })

  it('reports the breakpoint at which a pair becomes low in contrast', () => {
    expect(
      issuesOf({ form: { colors: { rest: white }, screens: { md: { colors: { rest: { text: '#ddd' } } }, xl: { square: true } } } }),
    ).toEqual(['form.screens.md.colors.rest.text low_contrast'])
  })
})

describe('any input', () => {
  const block = String.raw`\[data-input-theme="[a-zA-Z0-9-]+"\]\{--input-[a-z-]+:[^;{}<>"'\\@:]+(?:;--input-[a-z-]+:[^;{}<>"'\\@:]+)*\}`
  const sheet = new RegExp(`^(?:${block}|@media [a-z0-9:() -]+\\{${block}\\})*$`)
  const configuration = hostileThemes(
    ['colors', 'screens', 'sm', 'lg', 'square', 'form'],
    Object.keys(inputParts),
    Object.values(inputParts).flat(),
  )

  it('produces a style sheet of custom properties only, or none', () => {
    fc.assert(
      fc.property(configuration, (raw) => {
        const { css, issues } = resolveInputThemes(raw)
        expect(css).toMatch(sheet)
        expect(css.length).toBeLessThan(100_000)
        expect(css).not.toMatch(/url|expression|image|import|<|\/\*/i)
        expect(css.replaceAll('var(--radius-md)', '')).not.toContain('var(')
        for (const { path } of issues) expect(path).toMatch(/^[\w.?-]*$/)
      }),
      { numRuns: 400 },
    )
  })

  it('does not throw on any value', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(resolveInputThemes({ form: raw }).css).toBe('')
      }),
    )
  })

  it('does not pollute Object.prototype', () => {
    resolveInputThemes(JSON.parse('{"form":{"__proto__":{"square":true},"colors":{"__proto__":{"rest":{"bg":"#000"}}}}}'))
    expect(Object.hasOwn(Object.prototype, 'square') || Object.hasOwn(Object.prototype, 'rest')).toBe(false)
  })
})
