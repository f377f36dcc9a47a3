import { brands } from '@casino/tokens/brands'
import { breakpointNames } from '@casino/tokens/breakpoints'
import { expect, it } from 'vitest'
import { parseOptions } from './options.ts'
import { sampleOf } from './selection.ts'
import { componentIdOf, matchStories, modesOf, type Story, shotKey, shotsOf, staleKeys } from './shots.ts'

const story = (component: string, name: string, tags: readonly string[] = []): Story => ({
  id: `${component}--${name}`,
  title: component,
  name,
  importPath: `./stories/${component}.stories.tsx`,
  tags,
})
const stories = Array.from({ length: 80 }, (_, i) => [story(`components-${i}`, 'a'), story(`components-${i}`, 'b')]).flat()
/** A story with two more modes. */
const pointed = story('components-link', 'inline', ['visual:hover', 'visual:high-contrast', 'play-fn'])

it('captures a story at every breakpoint in every brand, and other modes on a phone and a desktop', () => {
  const keys = shotsOf([pointed]).map(shotKey)
  expect(new Set(keys).size).toBe((breakpointNames.length + 2 * 2) * brands.length)
  expect(keys.filter((key) => key.includes('hover'))).toContain('components-link--inline strand lg hover')
  expect(() => modesOf(story('components-link', 'inline', ['visual:hoover']))).toThrow('visual:hoover names no mode')
})

it.each([
  { args: ['--brand', 'strand'], count: breakpointNames.length },
  { args: ['--breakpoint', 'md', '--breakpoint', 'xs', '--mode', 'normal'], count: 2 * brands.length },
  { args: ['--mode', 'hover'], count: 0 },
  { args: [], count: breakpointNames.length * brands.length },
])('limits a story by $args to $count screenshots', ({ args, count }) => {
  expect(shotsOf([story('components-text', 'one')]).filter(parseOptions(args).includes)).toHaveLength(count)
})

it('has every affected story in the sample, in one brand per component, and once more in one of its other modes', () => {
  const sample = sampleOf([...stories, pointed])
  expect(sample.map((shot) => shot.story)).toEqual([...stories, pointed, pointed])
  const brandsOf = (component: string) => sample.filter(({ story: { id } }) => componentIdOf(id) === component).map(({ brand }) => brand)
  for (const { title } of stories) expect(new Set(brandsOf(title)).size).toBe(1)
  expect(new Set(sample.map(({ brand }) => brand)).size).toBe(brands.length)
  expect(new Set(sample.map(({ breakpoint }) => breakpoint)).size).toBe(breakpointNames.length)
  expect(new Set(sample.slice(-2).map(({ mode }) => mode)).size).toBe(2)
})

it('has about every eighth component in the sample of what nothing has changed', () => {
  const unchanged = sampleOf(stories, []).map((shot) => shot.story)
  expect(unchanged.length).toBeGreaterThan(0)
  expect(unchanged.length).toBeLessThan(stories.length / 4)
  const affected = stories.filter((one) => !unchanged.includes(one)).slice(0, 1)
  expect(sampleOf(stories, affected)).toHaveLength(unchanged.length + 1)
})

const gone = ['components-link--gone nordlys xs', 'components-link--inline nordlys xs pressed', 'pages--gone strand md']
it.each([
  { pattern: 'components-7--b', count: 1, stale: [] },
  { pattern: 'components-7', count: 2, stale: [] },
  { pattern: 'Components-7.stories', count: 2, stale: [] },
  { pattern: 'components', count: 160, stale: gone.slice(0, 2) },
  { pattern: 'components-link', count: 0, stale: gone.slice(0, 2) },
  { pattern: 'components-link--gone', count: 0, stale: gone.slice(0, 1) },
  { pattern: 'components-7--b,components-8', count: 3, stale: [] },
  { pattern: 'components-link--gone,pages', count: 0, stale: [gone[0], gone[2]] },
])('$pattern matches $count stories and the lines without a story $stale', ({ pattern, count, stale }) => {
  expect(matchStories(stories, pattern)).toHaveLength(count)
  const existing = shotsOf([pointed]).map(shotKey)
  expect(staleKeys([...existing, ...gone], new Set(existing), pattern)).toEqual(stale)
  expect(staleKeys([...existing, ...gone], new Set(existing))).toEqual(gone)
})

it.each([
  { args: ['--brand', 'nordly'], message: `--brand nordly: use ${brands.join(', ')}` },
  { args: ['--breakpoint', '768'], message: 'use xs, sm, md, lg, xl, xxl' },
  { args: ['Button'], message: 'unknown argument: Button' },
  { args: ['--acept', 'all'], message: "'--acept'" },
])('refuses $args', ({ args, message }) => {
  expect(() => parseOptions(args)).toThrow(message)
})

it.each([
  { args: [], options: { output: expect.stringMatching(/test-results\/visual-report$/) } },
  { args: ['--sample'], options: { output: expect.stringMatching(/test-results\/visual-report-sample$/) } },
  { args: ['--changed'], options: { changedSince: '' } },
  { args: ['--changed', 'HEAD~3'], options: { changedSince: 'HEAD~3' } },
  { args: ['--accept', 'Button'], options: { accept: 'Button', pattern: 'Button' } },
])('reads $args', ({ args, options }) => {
  expect(parseOptions(args)).toMatchObject(options)
  expect(parseOptions(['--accept', 'all'])).not.toHaveProperty('pattern')
})
