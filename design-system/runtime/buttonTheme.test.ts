import { describe, expect, it } from 'vitest'
import { readButtonTheme, themeIcons } from './buttonTheme.ts'
import { IssueList } from './configIssues.ts'

function read(raw: unknown, hasText = (_: string) => true) {
  const issues = new IssueList()
  const { at } = readButtonTheme(raw, 'login', issues, hasText)
  return { at, issues: issues.all.map(({ path, reason }) => `${path} ${reason}`) }
}

describe('a button theme', () => {
  it('accepts every field that a server may set', () => {
    const fields = {
      variant: 'ghost',
      size: 'lg',
      outline: true,
      square: false,
      disabledStyle: 'faded',
      text: 'btn.a',
      loadingText: 'btn.b',
    }
    const { at, issues } = read({ ...fields, icons: { start: 'Lock', end: null } })
    expect(at('xs')).toEqual({ ...fields, colors: {}, icons: { start: 'Lock', end: null } })
    expect(issues).toEqual([])
  })

  it('has four states of three colours', () => {
    const parts = { bg: '#111', text: '#222', border: '#333' }
    const { at, issues } = read({ colors: { rest: parts, hover: parts, active: parts, disabled: parts } })
    const read3 = Object.fromEntries(Object.entries(parts).map(([part, css]) => [part, expect.objectContaining({ css })]))
    expect(at('xs').colors).toEqual({ rest: read3, hover: read3, active: read3, disabled: read3 })
    expect(issues).toEqual([])
  })

  it('accepts listed icons only', () => {
    for (const icon of themeIcons) expect(read({ icons: { end: icon } }).at('xs').icons).toEqual({ end: icon })
    expect(read({ icons: { start: 'Danger', middle: 'Lock' } })).toMatchObject({
      issues: ['login.icons.start invalid_value', 'login.icons.middle unknown_key'],
    })
  })

  it('omits unknown texts, at each breakpoint', () => {
    const known = (key: string) => key === 'btn.a'
    const { at, issues } = read({ text: 'btn.a', loadingText: 'btn.x', screens: { lg: { text: 'btn.y', loadingText: 'btn.a' } } }, known)
    expect(at('xs')).toEqual({ text: 'btn.a', colors: {}, icons: {} })
    expect(at('lg')).toEqual({ text: 'btn.a', loadingText: 'btn.a', colors: {}, icons: {} })
    expect(issues).toEqual(['login.loadingText unknown_text', 'login.screens.lg.text unknown_text'])
    expect(read({ size: 'lg' }, () => false).issues).toEqual([])
  })

  it('merges colours by part and icons by side at a breakpoint', () => {
    const { at } = read({
      size: 'sm',
      square: true,
      icons: { start: 'Lock', end: 'Plus' },
      colors: { rest: { bg: '#111', text: '#222' } },
      screens: { md: { size: 'lg', icons: { end: null }, colors: { rest: { bg: '#333' } } } },
    })
    expect(at('sm')).toMatchObject({ size: 'sm', icons: { start: 'Lock', end: 'Plus' }, colors: { rest: { bg: { css: '#111' } } } })
    expect(at('md')).toMatchObject({
      size: 'lg',
      square: true,
      icons: { start: 'Lock', end: null },
      colors: { rest: { bg: { css: '#333' }, text: { css: '#222' } } },
    })
  })
})
