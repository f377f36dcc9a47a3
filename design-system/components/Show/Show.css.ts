import { componentStyle, componentVariants } from '../../styling/componentStyle.ts'
import { below as narrower, short, up } from '../../theme/index.ts'

const sizes = { sm: 'sm', md: 'md', lg: 'lg', xl: 'xl', xxl: 'xxl' } as const

/** The element generates no box, so that its parent lays out the content. */
export const from = componentVariants(sizes, (size) => ({
  display: 'none',
  '@media': { [up(size)]: { display: 'contents' } },
}))

/** On paper only. */
export const onPaper = componentStyle({ display: 'none', '@media': { print: { display: 'contents' } } })

/** The complement of `from` with `orPaper`: smaller screens only. */
export const below = componentVariants(sizes, (size) => ({
  display: 'none',
  '@media': { [`screen and ${narrower(size)}`]: { display: 'contents' } },
}))

/** With `from`: also shows the content on paper, however narrow. */
export const orPaper = componentStyle({ '@media': { print: { display: 'contents' } } })

/** With `from`: also shows the content on a short screen that is wide enough for more than the narrowest header. */
export const orShort = componentStyle({ '@media': { [`(min-width: 30em) and ${short}`]: { display: 'contents' } } })

/** Like `from`, but hidden where the screen is short. */
export const fromTall = componentVariants(sizes, (size) => ({
  display: 'none',
  '@media': { [`${up(size)} and (min-height: 30.01em)`]: { display: 'contents' } },
}))
