import { styleVariants } from '@vanilla-extract/css'
import { layer, mediaAt } from '../theme/index.ts'

/** Class that hides an element at one screen size, whatever its component displays. By CSS only, so that the server renders for every screen. */
export const hiddenAt = styleVariants(mediaAt, (query) => ({
  '@layer': { [layer.utilities]: { '@media': { [query]: { display: 'none' } } } },
}))
