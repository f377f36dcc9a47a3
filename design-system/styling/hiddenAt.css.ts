import { mediaAt } from '../theme/index.ts'
import { componentVariants } from './componentStyle.ts'

/** Class that hides an element at one screen size. By CSS only, so that the server renders for every screen. */
export const hiddenAt = componentVariants(mediaAt, (query) => ({ '@media': { [query]: { display: 'none' } } }))
