import { colors as tokenColors } from '@casino/tokens/colors'
import { vars } from '@casino/tokens/vars'
import { describe, expect, it } from 'vitest'
import { IssueList } from './configIssues.ts'
import { ContrastChecker, type ContrastPair } from './contrastChecker.ts'

const brands = Object.keys(tokenColors)
const faint: ContrastPair = { part: 'rest', foreground: '#888', background: '#fff', minRatio: 4.5 } // 3.54:1
const clear: ContrastPair = { ...faint, foreground: '#000' }
const everywhere = (ratio: string) => brands.map((brand) => `${ratio}:1 in ${brand}`).join(', ')

type Step = readonly [screen: 'xs' | 'md' | 'lg', ...pairs: ContrastPair[]]
function check(...steps: readonly Step[]) {
  const issues = new IssueList()
  const checker = new ContrastChecker('login', issues)
  for (const [screen, ...pairs] of steps) checker.at(screen, pairs)
  return { issues: issues.all, measurements: checker.measurements }
}

describe('a pair of colours', () => {
  it('is measured in every brand and mode', () => {
    const { measurements, issues } = check(['md', clear])
    expect(measurements).toEqual(
      brands.map((brand) => {
        const least = brand.endsWith('-contrast') ? 7 : 4.5
        return { theme: 'login', screen: 'md', part: 'rest', brand, ratio: expect.closeTo(21, 5), least }
      }),
    )
    expect(issues).toEqual([])
  })

  it('is reported below its minimum, with the ratio in each brand', () => {
    expect(check(['xs', faint]).issues).toEqual([{ path: 'login.colors.rest', reason: 'low_contrast', detail: everywhere('3.54') }])
    expect(check(['xs', { ...faint, minRatio: 3 }]).issues).toEqual([])
  })

  it('needs 7:1 in high contrast where it needs 4.5:1, for text and not for controls', () => {
    const grey = { ...faint, foreground: '#666' } // 5.74:1
    const inContrast = brands.filter((brand) => brand.endsWith('-contrast')).map((brand) => `5.74:1 in ${brand}`)
    expect(check(['xs', grey]).issues).toMatchObject([{ detail: inContrast.join(', ') }])
    expect(check(['xs', { ...grey, minRatio: 3 }]).issues).toEqual([])
  })

  it('may have exactly the minimum', () => {
    const black = { foreground: '#000', background: '#000' }
    expect(check(['xs', { ...faint, ...black }]).issues[0]?.detail).toBe(everywhere('1.00'))
    const [measured] = check(['xs', { ...faint, minRatio: 3 }]).measurements
    const exact = measured?.ratio as ContrastPair['minRatio'] // a minimum that the measured pair meets exactly
    expect(check(['xs', { ...faint, minRatio: exact }]).issues).toEqual([])
  })

  it('uses the tokens of each brand', () => {
    const tokens: ContrastPair = { part: 'rest', foreground: vars.color.text, background: vars.color.page, minRatio: 4.5 }
    const { measurements } = check(['xs', tokens])
    expect(measurements).toHaveLength(brands.length)
    expect(new Set(measurements.map(({ ratio }) => ratio.toFixed(2))).size).toBeGreaterThan(1)
    expect(Math.min(...measurements.map(({ ratio }) => ratio))).toBeGreaterThan(4.5)
  })

  it('is not measured when a colour is unknown', () => {
    for (const unknown of [{ foreground: 'inherit' }, { background: 'var(--x)' }, { backdrops: ['inherit'] }, { backdrops: [] }])
      expect(check(['xs', { ...faint, ...unknown }]), JSON.stringify(unknown)).toEqual({ issues: [], measurements: [] })
  })

  it('is measured on the page through a transparent background, or on the worst of its backdrops', () => {
    const transparent: ContrastPair = { ...clear, background: 'transparent' }
    const onPage = check(['xs', transparent]).measurements
    const read = { ...transparent, background: vars.color.page }
    expect(onPage.map(({ ratio }) => ratio.toFixed(2))).toEqual(check(['xs', read]).measurements.map(({ ratio }) => ratio.toFixed(2)))
    const { measurements } = check(['xs', { ...transparent, backdrops: ['#fff', '#888', 'inherit'] }])
    expect(measurements.map(({ ratio }) => ratio.toFixed(2))).toEqual(brands.map(() => '5.92'))
  })
})

describe('breakpoints', () => {
  const reported = (...steps: readonly Step[]) => check(...steps).issues.map(({ path }) => path)

  it('are reported where low contrast begins or changes', () => {
    expect(reported(['xs', faint], ['md', faint])).toEqual(['login.colors.rest'])
    expect(reported(['xs', clear], ['md', faint])).toEqual(['login.screens.md.colors.rest'])
    expect(reported(['xs', faint], ['md', { ...faint, foreground: '#999' }])).toEqual(['login.colors.rest', 'login.screens.md.colors.rest'])
  })

  it('are reported again after the contrast was sufficient in between', () => {
    expect(reported(['xs', faint], ['md', clear], ['lg', faint])).toEqual(['login.colors.rest', 'login.screens.lg.colors.rest'])
  })

  it('are reported for each part', () => {
    expect(reported(['xs', faint, { ...faint, part: 'hover' }])).toEqual(['login.colors.rest', 'login.colors.hover'])
  })
})
