import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { historyReducer, startHistory } from './editHistory.ts'
import { getValueAt, setValueAt } from './json.ts'
import { resolveResponses } from './model.ts'

const themes = { button: { login: { text: 'btn.login' } }, input: {}, form: { forms: {} } }
const set = (path: readonly string[], value: unknown) => ({ type: 'set', kind: 'button', path, value }) as const

describe('editing', () => {
  it('takes over the edits of another tab as one undo step, and none where nothing differs', () => {
    const mine = historyReducer(startHistory(themes), set(['login', 'size'], 'sm'))
    const typed = (size: string) => ({ ...themes, button: { login: { text: 'btn.login', size } } })
    const adopted = ['m', 'md'].reduce((history, size) => historyReducer(history, { type: 'adopt', now: typed(size) }), mine)
    expect(adopted.present).toEqual(typed('md'))
    expect(historyReducer(adopted, { type: 'undo' }).present).toEqual(mine.present)
    expect(historyReducer(mine, { type: 'adopt', now: typed('sm') })).toBe(mine)
  })

  it('sets and removes values without leaving empty objects', () => {
    const made = setValueAt(themes.button, ['login', 'screens', 'md', 'colors', 'rest', 'bg'], '#fff')
    expect(getValueAt(made, ['login', 'screens', 'md', 'colors', 'rest', 'bg'])).toBe('#fff')
    expect(setValueAt(made, ['login', 'screens', 'md', 'colors', 'rest', 'bg'], undefined)).toEqual(themes.button)
    expect(themes.button).toEqual({ login: { text: 'btn.login' } })
  })

  it('undoes and redoes any sequence of changes', () => {
    const change = fc.record({ name: fc.constantFrom('login', 'play', '__proto__'), value: fc.constantFrom('sm', 'lg', undefined, 7) })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const start = startHistory(themes)
        const end = changes.reduce((history, { name, value }) => historyReducer(history, set([name, 'size'], value)), start)
        let at = end
        while (at.past.length > 0) at = historyReducer(at, { type: 'undo' })
        expect(at.present).toEqual(themes)
        while (at.future.length > 0) at = historyReducer(at, { type: 'redo' })
        expect(at.present).toEqual(end.present)
      }),
    )
  })

  it('merges consecutive changes of one field into one undo step', () => {
    const typed = ['#', '#0', '#0b'].reduce(
      (history, value) => historyReducer(history, set(['login', 'colors', 'rest', 'bg'], value)),
      startHistory(themes),
    )
    expect(typed.past).toHaveLength(1)
    expect(historyReducer(historyReducer(typed, { type: 'undo' }), set(['login', 'colors', 'rest', 'bg'], '#')).past).toHaveLength(1)
  })
})

describe('findings', () => {
  const found = (login: unknown) =>
    resolveResponses({ ...themes, button: { login } }).findings.button.filter(({ reason }) => reason === 'same_in_use')
  const rest = { bg: '#0b5d3b', text: '#fff' }

  it('tell that a background of rest hides hover and press, at any breakpoint', () => {
    const finding = [{ path: 'login.colors.rest.bg', reason: 'same_in_use' }]
    expect(found({ colors: { rest } })).toEqual(finding)
    expect(found({ colors: { rest, hover: { bg: '#0a4f32' } } })).toEqual(finding)
    expect(found({ screens: { md: { colors: { rest } } } })).toEqual(finding)
  })

  it('are none where both states have a background, or rest has none', () => {
    expect(found({ colors: { rest, hover: { bg: '#0a4f32' }, active: { bg: '#08402a' } } })).toEqual([])
    expect(found({ colors: { rest: { text: '#fff' } } })).toEqual([])
    expect(found({ colors: { rest: { bg: 'none' } } })).toEqual([])
    for (const strange of [null, [], 'x', { screens: 7 }, { colors: { rest: 'x' } }]) expect(found(strange)).toEqual([])
  })
})
