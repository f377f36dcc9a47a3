import { expect, it } from 'vitest'
import { articleImageSizes } from './ArticleGrid.tsx'

const [whole, half, third] = ['min(58vw, 760px)', 'min(50vw, 640px)', '440px']

it.each([
  { count: 1, desktop: [whole], tablet: ['58vw'] },
  { count: 2, desktop: [half, half], tablet: ['50vw', '50vw'] },
  { count: 3, desktop: [third, third, third], tablet: ['58vw', '50vw', '50vw'] },
  { count: 4, desktop: [whole, third, third, third], tablet: ['50vw', '50vw', '50vw', '50vw'] },
  { count: 5, desktop: [half, half, third, third, third], tablet: ['58vw', '50vw', '50vw', '50vw', '50vw'] },
])('requests the images of $count cards in the width of the layout', ({ count, desktop, tablet }) => {
  const sizes = desktop.map((width, index) => `(min-width: 64em) ${width}, (min-width: 40em) ${tablet[index]}, 100vw`)
  expect(desktop.map((_, index) => articleImageSizes(index, count))).toEqual(sizes)
})
