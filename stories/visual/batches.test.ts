import { brands } from '@casino/tokens/brands'
import { breakpointNames } from '@casino/tokens/breakpoints'
import { describe, expect, it } from 'vitest'
import { componentIdOf, matchStories, planBatches, type Story, sampleFilter } from './batches.ts'

const story = (component: string, name: string): Story => ({
  id: `${component}--${name}`,
  title: component,
  name,
  importPath: `./stories/${component}.stories.tsx`,
})
const stories = ['components-button', 'components-button-group', 'features-deposit', 'pages'].flatMap((component) =>
  Array.from({ length: 20 }, (_, i) => story(component, `state-${i}`)),
)
const shots = stories.flatMap((one) => brands.flatMap((brand) => breakpointNames.map((breakpoint) => ({ story: one, brand, breakpoint }))))
const count = (sittings: ReturnType<typeof planBatches>) =>
  sittings.flatMap((sitting) => sitting.stories.flatMap(({ breakpoints }) => breakpoints)).length

describe('plan', () => {
  it('contains every story at every breakpoint in every brand', () => {
    expect(count(planBatches(stories))).toBe(stories.length * breakpointNames.length * brands.length)
  })

  it('puts the stories of one file and brand into one batch', () => {
    expect(planBatches(stories)).toHaveLength(4 * brands.length)
  })

  it('combines small files into one batch and never splits a file', () => {
    const sittings = planBatches(
      stories,
      ({ story: { importPath }, breakpoint }) => breakpoint === 'md' && !importPath.includes('features'),
    )
    expect(sittings).toHaveLength(3 * brands.length) // 20 screenshots per file: two files exceed a batch
    const few = planBatches(
      stories.filter(({ name }) => Number(name.split('-')[1]) < 3),
      ({ breakpoint }) => breakpoint === 'md',
    )
    expect(few.map((sitting) => sitting.stories.map(({ story: { id } }) => id))).toEqual(
      brands.map(() => stories.filter(({ name }) => Number(name.split('-')[1]) < 3).map(({ id }) => id)),
    )
  })

  it('contains only the wanted shots', () => {
    expect(count(planBatches(stories, ({ breakpoint }) => breakpoint === 'md'))).toBe(stories.length * brands.length)
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
