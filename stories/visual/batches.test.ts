import { brands } from '@casino/tokens/brands'
import { breakpointNames } from '@casino/tokens/breakpoints'
import { describe, expect, it } from 'vitest'
import { modeBreakpoints, planBatches, sampleFilter, shotsOf } from './batches.ts'
import { componentIdOf, matchStories, type Story, shotKey, staleKeys } from './shots.ts'

const story = (component: string, name: string): Story => ({
  id: `${component}--${name}`,
  title: component,
  name,
  importPath: `./stories/${component}.stories.tsx`,
})
const stories = ['components-button', 'components-button-group', 'features-deposit', 'pages'].flatMap((component) =>
  Array.from({ length: 20 }, (_, i) => story(component, `state-${i}`)),
)
const shots = shotsOf(stories)
const count = (batches: ReturnType<typeof planBatches>) =>
  batches.flatMap((batch) => batch.stories.flatMap(({ breakpoints }) => breakpoints)).length
/** A story with two more modes. */
const pointed: Story = { ...story('components-link', 'inline'), tags: ['visual:hover', 'visual:high-contrast', 'play-fn'] }

describe('plan', () => {
  it('contains every story at every breakpoint in every brand', () => {
    expect(count(planBatches(shots))).toBe(stories.length * breakpointNames.length * brands.length)
  })

  it('puts the stories of one file and brand into one batch', () => {
    expect(planBatches(shots)).toHaveLength(4 * brands.length)
  })

  it('combines small files into one batch and never splits a file', () => {
    const batches = planBatches(
      shots.filter(({ story: { importPath }, breakpoint }) => breakpoint === 'md' && !importPath.includes('features')),
    )
    expect(batches).toHaveLength(3 * brands.length) // 20 screenshots per file: two files exceed a batch
    const few = shots.filter(({ story: { name }, breakpoint }) => breakpoint === 'md' && Number(name.split('-')[1]) < 3)
    expect(planBatches(few).map((batch) => batch.stories.map(({ story: { id } }) => id))).toEqual(
      brands.map(() => stories.filter(({ name }) => Number(name.split('-')[1]) < 3).map(({ id }) => id)),
    )
  })

  it('contains only the wanted shots', () => {
    expect(count(planBatches(shots.filter(({ breakpoint }) => breakpoint === 'md')))).toBe(stories.length * brands.length)
  })

  it('contains the modes of a story on a phone and a desktop, in batches of their own', () => {
    const modeBatches = planBatches(shotsOf([pointed]))
    expect(modeBatches.map(({ mode }) => mode).sort()).toEqual(
      [...brands, ...brands, ...brands].map((_, at) => ['high-contrast', 'hover', 'normal'][at % 3]).sort(),
    )
    for (const {
      mode,
      stories: [first],
    } of modeBatches)
      expect(first?.breakpoints).toEqual(mode === 'normal' ? breakpointNames : modeBreakpoints)
  })
})

describe('the sample of npm test', () => {
  const sample = shots.filter(sampleFilter(stories))

  it('contains every story once', () => {
    expect(sample.map((shot) => shot.story.id)).toEqual(stories.map(({ id }) => id))
  })

  it('has one brand per component, and covers all breakpoints with six stories', () => {
    for (const component of new Set(stories.map(({ id }) => componentIdOf(id)))) {
      const own = sample.filter((shot) => componentIdOf(shot.story.id) === component)
      expect(new Set(own.map(({ brand }) => brand)).size).toBe(1)
      expect(new Set(own.slice(0, 6).map(({ breakpoint }) => breakpoint)).size).toBe(6)
    }
  })

  it('contains a story with modes once more, in one of them', () => {
    const own = shotsOf([pointed]).filter(sampleFilter([pointed]))
    expect(own).toHaveLength(2)
    expect(own.filter(({ mode }) => mode === 'normal')).toHaveLength(1)
  })

  it('contains of what nothing has changed every eighth component, and every story that is affected', () => {
    const components = Array.from({ length: 80 }, (_, i) => [story(`components-${i}`, 'a'), story(`components-${i}`, 'b')])
    const all = components.flat()
    const affected = all.filter(({ id }) => id === 'components-3--b')
    const without = new Set(
      shotsOf(all)
        .filter(sampleFilter(all, []))
        .map((shot) => shot.story.id),
    )
    const chosen = new Set(
      shotsOf(all)
        .filter(sampleFilter(all, affected))
        .map((shot) => shot.story.id),
    )
    expect(without.size).toBeGreaterThan(0)
    expect(without.size).toBeLessThan(all.length / 4)
    expect([...chosen].sort()).toEqual([...new Set([...without, 'components-3--b'])].sort())
  })

  it('covers both brands', () => {
    expect(new Set(shots.filter(sampleFilter(stories)).map(({ brand }) => brand)).size).toBeGreaterThan(1)
  })
})

describe('matching', () => {
  it('matches a story or component id exactly, anything else as a substring', () => {
    expect(matchStories(stories, 'components-button--state-3')).toHaveLength(1)
    expect(matchStories(stories, 'components-button').every(({ id }) => componentIdOf(id) === 'components-button')).toBe(true)
    expect(matchStories(stories, 'button')).toHaveLength(40)
    expect(matchStories(stories, 'nothing')).toEqual([])
  })
})

describe('stale baselines', () => {
  const existing = new Set(shotsOf([pointed]).map(shotKey))
  const keys = [...existing, 'components-link--gone nordlys xs', 'components-link--inline nordlys xs pressed', 'pages--gone strand md']

  it('are those of stories and modes that no longer exist', () => {
    expect(staleKeys(keys, existing)).toEqual(keys.slice(-3))
  })

  it('are limited by a story, a component or a text', () => {
    expect(staleKeys(keys, existing, 'components-link')).toEqual(keys.slice(-3, -1))
    expect(staleKeys(keys, existing, 'components-link--gone')).toEqual(keys.slice(-3, -2))
    expect(staleKeys(keys, existing, 'page')).toEqual(keys.slice(-1))
  })
})
