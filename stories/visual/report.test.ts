import { expect, it } from 'vitest'
import { renderReport } from './report.ts'
import { type ComparisonResult, isRed, removedResult, summaryOf, type VisualRun } from './results.ts'

const pictures = { expected: 'pictures/e.png', actual: 'pictures/a.png', difference: 'pictures/d.png' }
const place = { brand: 'strand', breakpoint: 'md', mode: 'hover', width: 768 } as const
const story = { storyId: 'components-badge--one', title: 'Components/Badge', name: 'One <b>' }
const result: ComparisonResult = { ...story, ...place, status: 'changed', pixels: 12, share: 0.5 }
const runOf = (...results: readonly ComparisonResult[]): VisualRun => {
  return { sourceHash: 'sources', renderer: '156', selection: 'every story', seconds: 2, results, compared: true }
}

it('shows the pictures of a difference with its place and commands, in one folder that loads nothing from elsewhere', () => {
  const html = renderReport(runOf({ ...result, ...pictures }, { ...result, name: 'Same', status: 'same' }))
  const addresses = Array.from(html.matchAll(/(?:src|href)="([^"]+)"/g), ([, address = '']) => address)
  expect(new Set(addresses)).toEqual(new Set([...Object.values(pictures), '#components-badge']))
  expect(html).not.toMatch(/https?:\/\/|url\(|Same/)
  expect(html).toContain('One &lt;b&gt; <span>strand · md 768 px · hover</span>')
  expect(html).toContain('12 px · 50.00 %')
  for (const selection of ['components-badge--one --brand strand --breakpoint md --mode hover', 'components-badge'])
    expect(html).toContain(`<code>npm run visual -- --accept ${selection}</code>`)
})

it('says why there is no expected picture', () => {
  expect(renderReport(runOf({ ...result, note: 'run `git fetch --unshallow`' }))).toContain(' · run `git fetch --unshallow`')
})

it('counts in the summary, prints an equal note once, and names what differs', () => {
  const unknown = { ...result, note: 'this clone is shallow', unverified: true }
  const broken = Array.from({ length: 20 }, () => ({ ...result, pixels: 0, status: 'broken' as const, note: 'threw' }))
  const lines = summaryOf(runOf({ ...result, status: 'same' }, unknown, { ...unknown, breakpoint: 'xs' }, ...broken))
  expect(lines[0]).toBe('1 same, 2 changed, 0 new, 0 removed, 0 unstable, 20 broken, 0 skipped')
  expect(lines).toContain('2 screenshots: this clone is shallow')
  expect(lines.join()).toContain('2 screenshots of the accepted commit have another fingerprint here than was accepted')
  expect(lines).toContain('changed: components-badge--one strand xs hover: 12 px')
  expect(lines).toContain('broken: components-badge--one strand md hover: threw')
  expect(lines.at(-1)).toBe('and 2 more')
})

it('fails for everything but same and skipped', () => {
  const statuses = ['same', 'skipped', 'changed', 'new', 'removed', 'unstable', 'broken'] as const
  expect(statuses.filter((status) => isRed({ ...result, status }))).toEqual(['changed', 'new', 'removed', 'unstable', 'broken'])
})

it('has a result for a screenshot whose story is gone', () => {
  expect(removedResult('components-badge--gone strand md hover')).toMatchObject({ name: 'gone', ...place, status: 'removed' })
})
