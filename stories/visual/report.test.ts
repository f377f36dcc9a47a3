import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { ComparisonResult, VisualRun } from './comparisonResult.ts'
import { removedResult } from './comparisonResult.ts'
import { refuseForeignFolder, renderReport, writeReport } from './report.ts'
import { isPassed, summaryOf } from './summary.ts'

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
  tolerated: 0,
  unverified: 0,
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

describe('the folder of a report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visual-report-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is a new one, an empty one or that of a report, but none with other files, which a run would delete', () => {
    expect(() => refuseForeignFolder(join(folder, 'new'))).not.toThrow()
    expect(() => refuseForeignFolder(folder)).not.toThrow()
    writeReport(run(result), folder)
    mkdirSync(join(folder, 'pictures'))
    expect(() => refuseForeignFolder(folder)).not.toThrow()
    writeFileSync(join(folder, 'notes.txt'), '')
    expect(() => refuseForeignFolder(folder)).toThrow(`--output ${folder}: a report replaces its folder, and this one contains notes.txt`)
  })
})

describe('the summary', () => {
  it('counts, and prints an equal note once', () => {
    const note = 'this clone is shallow'
    const unknown = { ...result, note, expected: undefined }
    const lines = summaryOf({ ...run(unknown, { ...unknown, breakpoint: 'xs' }), unverified: 2 })
    expect(lines[0]).toBe('0 same, 2 changed, 0 new, 0 removed, 0 broken, 0 skipped')
    expect(lines).toContain('2 screenshots: this clone is shallow')
    expect(lines).toContain(
      '2 screenshots of the accepted commit have another fingerprint here than was accepted: both sides were rendered and compared',
    )
  })

  it('names a broken story with its error', () => {
    const { fingerprint: _, ...rest } = result
    expect(summaryOf(run({ ...rest, status: 'broken', note: 'threw' }))).toContain('broken: components-badge--one strand md hover: threw')
  })

  it('names what differs, and only counts what exceeds the list', () => {
    const many = Array.from({ length: 22 }, () => result)
    const lines = summaryOf(run({ ...result, status: 'same' }, ...many))
    expect(lines.filter((line) => line === 'changed: components-badge--one strand md hover: 12 px')).toHaveLength(20)
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
    expect(isPassed([{ ...result, status }])).toBe(passes)
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
