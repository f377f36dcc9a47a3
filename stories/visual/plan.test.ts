import { brands } from '@casino/tokens/brands'
import { breakpointNames } from '@casino/tokens/breakpoints'
import { describe, expect, it } from 'vitest'
import { componentOf, inSample, matching, plan, type Story } from './plan.ts'

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
  it('draws every story at every breakpoint in every brand', () => {
    expect(count(plan(stories))).toBe(stories.length * breakpointNames.length * brands.length)
  })

  it('puts the stories of one file and brand into one sitting', () => {
    expect(plan(stories)).toHaveLength(4 * brands.length)
  })

  it('draws only what is wanted', () => {
    expect(count(plan(stories, ({ breakpoint }) => breakpoint === 'md'))).toBe(stories.length * brands.length)
  })
})

describe('the sample of npm test', () => {
  const sample = shots.filter(inSample)

  it('holds every story, in one brand', () => {
    for (const { id } of stories) expect(new Set(sample.filter((shot) => shot.story.id === id).map(({ brand }) => brand)).size).toBe(1)
  })

  it('holds every brand at every breakpoint', () => {
    expect(new Set(sample.map(({ brand, breakpoint }) => `${brand} ${breakpoint}`)).size).toBe(brands.length * breakpointNames.length)
  })

  it('draws a part at all widths and a screen at every other', () => {
    const widths = (component: string) =>
      sample.filter(({ story: { id } }) => id === `${component}--state-0`).map(({ breakpoint }) => breakpoint)
    expect(widths('components-button')).toEqual([...breakpointNames])
    expect([
      ['xs', 'md', 'xl'],
      ['sm', 'lg', 'xxl'],
    ]).toContainEqual(widths('features-deposit'))
  })
})

describe('matching', () => {
  it('takes an id or a component for itself, anything else as a part', () => {
    expect(matching(stories, 'components-button--state-3')).toHaveLength(1)
    expect(matching(stories, 'components-button').every(({ id }) => componentOf(id) === 'components-button')).toBe(true)
    expect(matching(stories, 'button')).toHaveLength(40)
    expect(matching(stories, 'nothing')).toEqual([])
  })
})
