import { describe, expect, it } from 'vitest'
import { renderReport } from './report.ts'
import { type ComparisonResult, isRed, removedResult, summaryOf, type VisualRun } from './results.ts'

const result: ComparisonResult = {
  storyId: 'components-badge--one',
  title: 'Components/Badge',
  name: 'One <b>',
  brand: 'strand',
  breakpoint: 'md',
  mode: 'hover',
  width: 768,
  status: 'changed',
  fingerprint: 'a',
  pixels: 12,
  share: 0.5,
  expected: 'pictures/e.png',
  actual: 'pictures/a.png',
  difference: 'pictures/d.png',
}
const run = (...results: readonly ComparisonResult[]): VisualRun => ({
  sourceHash: 'sources',
  renderer: '156',
  selection: 'every story',
  seconds: 2,
  results,
  equalOnRetry: 0,
})

describe('the report', () => {
  const html = renderReport(run(result))

  it('shows expected, actual and difference, with the place and the mode', () => {
    for (const file of ['pictures/e.png', 'pictures/a.png', 'pictures/d.png']) expect(html).toContain(`src="${file}"`)
    expect(html).toContain('One &lt;b&gt; <span>strand · md 768 px · hover</span>')
    expect(html).toContain('12 px · 50.00 %')
  })

  it('has commands for the story, for its breakpoint and for the component', () => {
    expect(html).toContain('<code>npm run visual -- --accept components-badge--one</code>')
    expect(html).toContain('<code>npm run visual -- --accept components-badge --breakpoint md</code>')
    expect(html).toContain('<code>npm run visual -- --accept components-badge</code>')
  })

  it('is one folder: styles and script are inside, pictures are beside, nothing is loaded from elsewhere', () => {
    const addresses = Array.from(html.matchAll(/(?:src|href)="([^"]+)"/g), ([, address = '']) => address)
    expect(addresses.filter((address) => !/^(?:pictures\/|#)/.test(address))).toEqual([])
    expect(html).not.toMatch(/https?:\/\/|url\(/)
    expect(html).toContain('function acceptCommand')
  })

  it('says why there is no expected picture', () => {
    const { expected: _, difference: __, pixels: ___, share: ____, ...rest } = result
    expect(renderReport(run({ ...rest, note: 'run `git fetch --unshallow`' }))).toContain('<p>changed · run `git fetch --unshallow`')
  })
})

describe('the summary', () => {
  it('counts, prints an equal note once, and names what differs', () => {
    const { expected: _, ...rest } = result
    const unknown = { ...rest, note: 'this clone is shallow', unverified: true }
    const lines = summaryOf(run({ ...result, status: 'same' }, unknown, { ...unknown, breakpoint: 'xs' }))
    expect(lines[0]).toBe('1 same, 2 changed, 0 new, 0 removed, 0 broken, 0 skipped')
    expect(lines).toContain('2 screenshots: this clone is shallow')
    expect(lines.join()).toContain('2 screenshots of the accepted commit have another fingerprint here than was accepted')
    expect(lines.at(-1)).toBe('changed: components-badge--one strand xs hover: 12 px')
  })

  it('names a broken story with its error, and only counts what exceeds the list', () => {
    const { pixels: _, ...rest } = result
    const lines = summaryOf(run(...Array.from({ length: 22 }, () => ({ ...rest, status: 'broken' as const, note: 'threw' }))))
    expect(lines.filter((line) => line === 'broken: components-badge--one strand md hover: threw')).toHaveLength(20)
    expect(lines.at(-1)).toBe('and 2 more')
  })

  it.each([
    { status: 'same', passes: true },
    { status: 'skipped', passes: true },
    { status: 'changed', passes: false },
    { status: 'new', passes: false },
    { status: 'removed', passes: false },
    { status: 'broken', passes: false },
  ] as const)('passes with $status: $passes', ({ status, passes }) => {
    expect(isRed({ ...result, status })).toBe(!passes)
  })

  it('has a result for a screenshot whose story is gone', () => {
    expect(removedResult('components-badge--gone strand md hover')).toMatchObject({
      storyId: 'components-badge--gone',
      name: 'gone',
      brand: 'strand',
      breakpoint: 'md',
      mode: 'hover',
      width: 768,
      status: 'removed',
    })
  })
})
