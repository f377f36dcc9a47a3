import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readImport, stateFile } from './imports.ts'
import { exportJson, resolveResponses } from './model.ts'
import { stateOf } from './workbenchState.ts'

const themes = { button: { login: { text: 'btn.login' } }, input: {}, form: { forms: {} } }

describe('JSON', () => {
  it('is exported as the server responds with it, and imported unchanged', () => {
    expect(JSON.parse(exportJson(themes, 'button'))).toEqual(themes.button)
    expect(readImport(exportJson(themes, 'button'), 'button')).toEqual({ type: 'imported', kind: 'button', response: themes.button })
    expect(readImport(JSON.stringify({ result: 1, data: themes.button }), 'button')).toEqual({
      type: 'imported',
      kind: 'button',
      response: themes.button,
    })
  })

  it('imports layouts only as a whole response', () => {
    const layouts = { header: {}, forms: { deposit: { fields: [{ name: 'amount' }] } } }
    expect(readImport(JSON.stringify(layouts), 'form')).toEqual({ type: 'imported', kind: 'form', response: layouts })
    expect(readImport(JSON.stringify(layouts.forms), 'form')).toMatchObject({
      type: 'refused',
      reason: expect.stringContaining('/api/layouts'),
    })
  })

  it('knows the kind by the name of the file, and layouts by their forms', () => {
    const kindOf = (text: string, fileName?: string) => {
      const read = readImport(text, 'button', fileName)
      return read.type === 'imported' && read.kind
    }
    expect(kindOf('{"search":{}}')).toBe('button')
    expect(kindOf('{"search":{}}', 'input-themes.json')).toBe('input')
    expect(kindOf('{"forms":{}}')).toBe('form')
  })

  it('reads a whole state', () => {
    const state = stateOf({ kind: 'input', names: { input: 'search' }, breakpoint: 'md' }, themes, { ...themes, button: {} })
    expect(readImport(JSON.stringify(state), 'button', stateFile)).toEqual({ type: 'state', state })
  })

  it.each(['{', '[]', '7', 'null', '"x"', '', `"${'x'.repeat(1_000_001)}"`])('explains why %.10s is rejected', (text) => {
    const read = readImport(text, 'button')
    expect(read.type).toBe('refused')
    expect(read.type === 'refused' ? read.reason : '').toMatch(/^(Not valid JSON: |Valid JSON, but |Larger than).{10}/)
  })

  it('never throws on any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const read = readImport(text, 'button')
        if (read.type === 'imported')
          expect(resolveResponses({ button: read.response, input: read.response, form: { forms: read.response } }).css).not.toContain('<')
      }),
    )
  })
})
