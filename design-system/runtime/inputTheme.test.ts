import { describe, expect, it } from 'vitest'
import { inputTokens } from '../styling/inputAppearance.ts'
import { IssueList } from './configIssues.ts'
import { inputContrastPairs, inputParts, inputProperties, inputStates, readInputTheme } from './inputTheme.ts'

function read(raw: unknown) {
  const issues = new IssueList()
  const { at } = readInputTheme(raw, 'form', issues)
  return { at, theme: at('xs'), issues: issues.all.map(({ path, reason }) => `${path} ${reason}`) }
}
const properties = (raw: unknown) => {
  const { rest, hover } = inputProperties(read(raw).theme)
  return { rest: Object.fromEntries(rest), hover: Object.fromEntries(hover) }
}

describe('an input theme', () => {
  it('has the colours of each state', () => {
    expect(inputParts).toEqual({
      rest: ['bg', 'text', 'placeholder', 'border', 'label', 'help', 'icon'],
      hover: ['bg', 'border'],
      focus: ['bg', 'border'],
      error: ['bg', 'border', 'message'],
      disabled: ['bg', 'text', 'border'],
      readOnly: ['bg', 'text', 'border'],
    })
    expect(inputStates).toEqual(Object.keys(inputParts))
    for (const state of inputStates)
      for (const part of inputParts[state] ?? []) expect(read({ colors: { [state]: { [part]: '#123' } } }).issues).toEqual([])
  })

  it('merges its breakpoints by field and part', () => {
    const { at, issues } = read({
      square: false,
      colors: { rest: { bg: '#111', text: '#222' } },
      screens: { md: { colors: { rest: { bg: '#333' } } }, lg: { square: true, radius: 1 } },
    })
    expect(at('md')).toMatchObject({ square: false, colors: { rest: { bg: { css: '#333' }, text: { css: '#222' } } } })
    expect(at('lg')).toMatchObject({ square: true, colors: { rest: { bg: { css: '#333' } } } })
    expect(issues).toEqual(['form.screens.lg.radius unknown_key'])
  })

  it('sets a custom property for each of its values, with hover colours separate', () => {
    const colors = { rest: { bg: '#111' }, hover: { bg: '#222' }, readOnly: { text: '#333' }, error: { message: '#444' } }
    expect(properties({ colors })).toEqual({
      rest: { '--input-bg': '#111', '--input-message-error': '#444', '--input-text-readonly': '#333' },
      hover: { '--input-bg-hover': '#222' },
    })
    expect(properties({ square: true }).rest).toEqual({ '--input-radius': '0px' })
    expect(properties({ square: false }).rest).toEqual({ '--input-radius': 'var(--radius-md)' })
    expect(properties({})).toEqual({ rest: {}, hover: {} })
  })
})

describe('the contrast pairs of an input theme', () => {
  const pairs = (colors: object) =>
    Object.fromEntries(
      inputContrastPairs(read({ colors }).theme).map(({ part, foreground, background, minRatio }) => [
        part,
        { foreground, background, minRatio },
      ]),
    )
  const base = pairs({})

  it('use the tokens where it sets nothing: text 4.5:1, border 3:1', () => {
    const ground = { background: inputTokens.bg, minRatio: 4.5 }
    expect(base).toEqual({
      'rest.text': { ...ground, foreground: inputTokens.text },
      'rest.placeholder': { ...ground, foreground: inputTokens.placeholder },
      'rest.icon': { ...ground, foreground: inputTokens.placeholder },
      'rest.border': { ...ground, foreground: inputTokens.border, minRatio: 3 },
      'rest.label': { foreground: inputTokens.label, background: 'transparent', minRatio: 4.5 },
      'rest.help': { foreground: inputTokens.help, background: 'transparent', minRatio: 4.5 },
      'error.message': { foreground: inputTokens['message-error'], background: 'transparent', minRatio: 4.5 },
    })
  })

  it('use the token of each part that it omits', () => {
    expect(pairs({ rest: { text: '#111' } })).toEqual({ ...base, 'rest.text': { ...base['rest.text'], foreground: '#111' } })
    expect(pairs({ rest: {} })).toEqual(base)
  })

  it('cover each state that differs, on the background of that state or of the field', () => {
    const rest = { bg: '#001', text: '#002', placeholder: '#003' }
    for (const state of ['hover', 'focus', 'error']) {
      const {
        [`${state}.text`]: text,
        [`${state}.placeholder`]: placeholder,
        [`${state}.border`]: none,
      } = pairs({ rest, [state]: { bg: '#111' } })
      expect({ text, placeholder, none }).toEqual({
        text: { foreground: '#002', background: '#111', minRatio: 4.5 },
        placeholder: { foreground: '#003', background: '#111', minRatio: 4.5 },
        none: undefined,
      })
      const border = { foreground: '#222', minRatio: 3 }
      expect(pairs({ rest, [state]: { border: '#222' } })[`${state}.border`]).toEqual({ ...border, background: '#001' })
      expect(pairs({ rest, [state]: { border: '#222', bg: '#111' } })[`${state}.border`]).toEqual({ ...border, background: '#111' })
      expect(pairs({ rest, [state]: { border: '#222' } })[`${state}.text`]).toBeUndefined()
    }
  })

  it('cover the text of a read-only field when its text or background differs', () => {
    const rest = { bg: '#001', text: '#002' }
    const text = (readOnly: object) => pairs({ rest, readOnly })['readOnly.text']
    expect(text({ text: '#222' })).toEqual({ foreground: '#222', background: '#001', minRatio: 4.5 })
    expect(text({ bg: '#111' })).toEqual({ foreground: '#002', background: '#111', minRatio: 4.5 })
    expect(text({ border: '#333' })).toBeUndefined()
    expect(pairs({ rest, readOnly: { border: '#333', bg: '#111' } })['readOnly.border']).toEqual({
      foreground: '#333',
      background: '#111',
      minRatio: 3,
    })
  })

  it('leave out disabled fields, which are exempt', () => {
    expect(pairs({ disabled: { bg: '#111', text: '#111', border: '#111' } })).toEqual(base)
  })

  it('are measured on page, card and dialog when the background is transparent', () => {
    const backdrops = Object.fromEntries(inputContrastPairs(read({}).theme).map((pair) => [pair.part, pair.backdrops]))
    expect(backdrops['rest.label']).toEqual(['var(--color-page)', 'var(--color-surface)', 'var(--color-raised)'])
    expect(backdrops['rest.label']).toEqual(backdrops['error.message'])
    expect(backdrops['rest.text']).toBeUndefined()
  })
})
