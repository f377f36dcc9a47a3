import { brands } from '@casino/tokens/brands'
import { breakpointNames } from '@casino/tokens/breakpoints'
import { describe, expect, it } from 'vitest'
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

describe('the screenshots of a story', () => {
  it('are every breakpoint in every brand, and of other modes a phone and a desktop', () => {
    const shots = shotsOf([pointed])
    expect(new Set(shots.map(shotKey)).size).toBe(shots.length)
    expect(shots).toHaveLength((breakpointNames.length + 2 * 2) * brands.length)
    expect(shots.filter(({ mode }) => mode === 'hover').map(shotKey)).toContain('components-link--inline strand lg hover')
  })

  it('are refused for a tag that names no mode', () => {
    expect(() => modesOf(story('components-link', 'inline', ['visual:hoover']))).toThrow('visual:hoover names no mode')
  })

  it.each([
    { args: ['--brand', 'strand'], count: 6 },
    { args: ['--breakpoint', 'md', '--breakpoint', 'xs', '--mode', 'normal'], count: 4 },
    { args: ['--mode', 'hover'], count: 0 },
    { args: [], count: 12 },
  ])('limited by $args are $count', ({ args, count }) => {
    expect(shotsOf([story('components-text', 'one')]).filter(parseOptions(args).includes)).toHaveLength(count)
  })
})

describe('the sample of npm test', () => {
  it('has every affected story once, in one brand per component, and once more in one of its other modes', () => {
    const sample = sampleOf([...stories, pointed])
    expect(sample.map((shot) => shot.story)).toEqual([...stories, pointed, pointed])
    const brandsOf = (component: string) => sample.filter(({ story: { id } }) => componentIdOf(id) === component).map(({ brand }) => brand)
    for (const { title } of stories) expect(new Set(brandsOf(title)).size).toBe(1)
    expect(new Set(sample.map(({ brand }) => brand)).size).toBe(brands.length)
    expect(new Set(sample.map(({ breakpoint }) => breakpoint)).size).toBe(breakpointNames.length)
    expect(new Set(sample.slice(-2).map(({ mode }) => mode)).size).toBe(2)
  })

  it('has about every eighth component of what nothing has changed', () => {
    const unchanged = sampleOf(stories, []).map((shot) => shot.story)
    expect(unchanged.length).toBeGreaterThan(0)
    expect(unchanged.length).toBeLessThan(stories.length / 4)
    const [affected] = stories.filter((one) => !unchanged.includes(one))
    expect(sampleOf(stories, affected ? [affected] : []).map((shot) => shot.story)).toHaveLength(unchanged.length + 1)
  })
})

it.each([
  { pattern: 'components-7--b', count: 1 },
  { pattern: 'components-7', count: 2 },
  { pattern: 'Components-7.stories', count: 2 },
  { pattern: 'components', count: 160 },
  { pattern: 'nothing', count: 0 },
])('$pattern matches $count stories', ({ pattern, count }) => {
  expect(matchStories(stories, pattern)).toHaveLength(count)
})

it.each([
  {
    pattern: undefined,
    stale: ['components-link--gone nordlys xs', 'components-link--inline nordlys xs pressed', 'pages--gone strand md'],
  },
  { pattern: 'components-link', stale: ['components-link--gone nordlys xs', 'components-link--inline nordlys xs pressed'] },
  { pattern: 'components-link--gone', stale: ['components-link--gone nordlys xs'] },
  { pattern: 'page', stale: ['pages--gone strand md'] },
])('accepted lines without a story, limited by $pattern', ({ pattern, stale }) => {
  const existing = shotsOf([pointed]).map(shotKey)
  const gone = ['components-link--gone nordlys xs', 'components-link--inline nordlys xs pressed', 'pages--gone strand md']
  expect(staleKeys([...existing, ...gone], new Set(existing), pattern)).toEqual(stale)
})

describe('options', () => {
  it.each([
    { args: ['--brand', 'nordly'], message: `--brand nordly: use ${brands.join(', ')}` },
    { args: ['--breakpoint', '768'], message: 'use xs, sm, md, lg, xl, xxl' },
    { args: ['Button'], message: 'unknown argument: Button' },
    { args: ['--acept', 'all'], message: "'--acept'" },
  ])('refuse $args', ({ args, message }) => {
    expect(() => parseOptions(args)).toThrow(message)
  })

  it('take the commit of --changed, and keep the report of a run when the sample is compared', () => {
    expect(parseOptions(['--changed']).changedSince).toBe('')
    expect(parseOptions(['--changed', 'HEAD~3']).changedSince).toBe('HEAD~3')
    expect(parseOptions([])).toMatchObject({ output: expect.stringMatching(/test-results\/visual-report$/) })
    expect(parseOptions(['--sample'])).toMatchObject({ output: expect.stringMatching(/test-results\/visual-report-sample$/) })
  })
})
