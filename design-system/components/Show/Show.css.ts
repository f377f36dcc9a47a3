import { componentVariants } from '../../styling/componentStyle.ts'
import { up } from '../../theme/index.ts'

/** The element generates no box, so that its parent lays out the content. */
export const from = componentVariants({ sm: 'sm', md: 'md', lg: 'lg', xl: 'xl', xxl: 'xxl' } as const, (size) => ({
  display: 'none',
  '@media': { [up(size)]: { display: 'contents' } },
}))
