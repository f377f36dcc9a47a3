import { brands } from '@casino/tokens/brands'
import { breakpointNames } from '@casino/tokens/breakpoints'
import { describe, expect, it } from 'vitest'
import { componentOf, matching, plan, type Story, sampleOf } from './plan.ts'

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
const count = (sittings: ReturnType<typeof plan>) =>
  sittings.flatMap((sitting) => sitting.stories.flatMap(({ breakpoints }) => breakpoints)).length

describe('plan', () => {
  it('contains every story at every breakpoint in every brand', () => {
    expect(count(plan(stories))).toBe(stories.length * breakpointNames.length * brands.length)
  })

  it('puts the stories of one file and brand into one batch', () => {
    expect(plan(stories)).toHaveLength(4 * brands.length)
  })

  it('combines small files into one batch and never splits a file', () => {
    const sittings = plan(stories, ({ story: { importPath }, breakpoint }) => breakpoint === 'md' && !importPath.includes('features'))
    expect(sittings).toHaveLength(3 * brands.length) // 20 screenshots per file: two files exceed a batch
    const few = plan(
      stories.filter(({ name }) => Number(name.split('-')[1]) < 3),
      ({ breakpoint }) => breakpoint === 'md',
    )
    expect(few.map((sitting) => sitting.stories.map(({ story: { id } }) => id))).toEqual(
      brands.map(() => stories.filter(({ name }) => Number(name.split('-')[1]) < 3).map(({ id }) => id)),
    )
  })

  it('contains only the wanted shots', () => {
    expect(count(plan(stories, ({ breakpoint }) => breakpoint === 'md'))).toBe(stories.length * brands.length)
  })
})

describe('the sample of npm test', () => {
  const sample = shots.filter(sampleOf(stories))

  it('contains every story once', () => {
    expect(sample.map((shot) => shot.story.id)).toEqual(stories.map(({ id }) => id))
  })

  it('has one brand per component, and covers all breakpoints with six stories', () => {
    for (const component of new Set(stories.map(({ id }) => componentOf(id)))) {
      const own = sample.filter((shot) => componentOf(shot.story.id) === component)
      expect(new Set(own.map(({ brand }) => brand)).size).toBe(1)
      expect(new Set(own.slice(0, 6).map(({ breakpoint }) => breakpoint)).size).toBe(6)
    }
  })

  it('covers both brands', () => {
    expect(new Set(shots.filter(sampleOf(stories)).map(({ brand }) => brand)).size).toBeGreaterThan(1)
  })
})

describe('matching', () => {
  it('matches a story or component id exactly, anything else as a substring', () => {
    expect(matching(stories, 'components-button--state-3')).toHaveLength(1)
    expect(matching(stories, 'components-button').every(({ id }) => componentOf(id) === 'components-button')).toBe(true)
    expect(matching(stories, 'button')).toHaveLength(40)
    expect(matching(stories, 'nothing')).toEqual([])
  })
})
