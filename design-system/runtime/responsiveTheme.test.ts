import { breakpointNames } from '@casino/tokens/breakpoints'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { IssueList } from './configIssues.ts'
import { readFields } from './readFields.ts'
import { mergeColors, readColors, readResponsiveTheme } from './responsiveTheme.ts'

const issuesOf = (issues: IssueList) => issues.all.map(({ path, reason }) => `${path} ${reason}`)

describe('colours of a theme', () => {
  const shapes = { rest: { bg: z.string(), text: z.string() }, hover: { bg: z.string() } }

  it('are parsed by state and part; unknown ones are reported', () => {
    const issues = new IssueList()
    const colors = { rest: { bg: 'a', text: 1 }, hover: { bg: 'b', text: 'c' }, glow: {}, toString: {} }
    expect(readColors({ colors }, 'login', shapes, issues)).toEqual({ rest: { bg: 'a' }, hover: { bg: 'b' } })
    expect(issuesOf(issues)).toEqual([
      'login.colors.rest.text invalid_value',
      'login.colors.hover.text unknown_key',
      'login.colors.glow unknown_key',
      'login.colors.toString unknown_key',
    ])
  })

  it('may be absent', () => {
    const issues = new IssueList()
    expect(readColors({}, 'login', shapes, issues)).toEqual({})
    expect(issues.all).toEqual([])
  })

  it('are merged by part', () => {
    expect(mergeColors({ rest: { bg: 'a', text: 'b' }, hover: { bg: 'c' } }, { rest: { bg: 'd' }, active: { bg: 'e' } })).toEqual({
      rest: { bg: 'd', text: 'b' },
      hover: { bg: 'c' },
      active: { bg: 'e' },
    })
  })
})

describe('a theme with breakpoints', () => {
  interface Theme {
    size?: string
    color?: string
  }
  const shape = { size: z.string(), color: z.string() }
  const read = (raw: unknown) => {
    const issues = new IssueList()
    const { at, changes } = readResponsiveTheme<Theme>(raw, 'login', issues, {
      read: (value, path, ignoredKeys) => readFields(value, shape, path, issues, ignoredKeys),
      merge: (under, over) => ({ ...under, ...over }),
    })
    return { themes: Object.fromEntries(breakpointNames.map((name) => [name, at(name)])), changes, issues: issuesOf(issues) }
  }

  it('is the same at every breakpoint without overrides', () => {
    const { themes, changes, issues } = read({ size: 'md' })
    expect(Object.values(themes)).toEqual(Array.from({ length: 6 }, () => ({ size: 'md' })))
    expect(changes).toEqual(['xs'])
    expect(issues).toEqual([])
  })

  it('applies overrides from their breakpoint up, in any order', () => {
    const { themes, changes } = read({ size: 'md', color: 'a', screens: { xl: { size: 'lg' }, sm: { color: 'b' } } })
    expect(themes).toEqual({
      xs: { size: 'md', color: 'a' },
      sm: { size: 'md', color: 'b' },
      md: { size: 'md', color: 'b' },
      lg: { size: 'md', color: 'b' },
      xl: { size: 'lg', color: 'b' },
      xxl: { size: 'lg', color: 'b' },
    })
    expect(changes).toEqual(['xs', 'sm', 'xl'])
  })

  it('accepts overrides for the base by its name', () => {
    const { themes, changes } = read({ size: 'md', color: 'a', screens: { xs: { size: 'sm' } } })
    expect(themes.xs).toEqual({ size: 'sm', color: 'a' })
    expect(themes.xxl).toEqual({ size: 'sm', color: 'a' })
    expect(changes).toEqual(['xs'])
  })

  it('leaves the breakpoints of the base unchanged', () => {
    const ignored: (readonly string[])[] = []
    const read = (_raw: unknown, _path: string, ignoredKeys: readonly string[]) => ignored.push(ignoredKeys)
    readResponsiveTheme({ screens: { xs: {}, md: {} } }, 'login', new IssueList(), { read, merge: (_, over) => over })
    expect(ignored).toEqual([['screens'], [], []])
  })

  it('reports problems with their path, at each breakpoint', () => {
    const { themes, issues } = read({ size: 1, screens: { watch: {}, xs: { glow: 1 }, md: { screens: {}, size: 'md' } } })
    expect(themes.md).toEqual({ size: 'md' })
    expect(issues).toEqual([
      'login.size invalid_value',
      'login.screens.watch unknown_key',
      'login.screens.xs.glow unknown_key',
      'login.screens.md.screens unknown_key',
    ])
  })
})
