import { styleVariants } from '@vanilla-extract/css'
import { layer, up } from '../../theme/index.ts'

/** The element generates no box, so that its parent lays out the content. */
export const from = styleVariants({ sm: 'sm', md: 'md', lg: 'lg', xl: 'xl' } as const, (size) => ({
  '@layer': { [layer.components]: { display: 'none', '@media': { [up(size)]: { display: 'contents' } } } },
}))
