import { createVar } from '@vanilla-extract/css'

/** Space between content and viewport edge. Separate module: Rail imports it without the container's styles. */
export const gutter = createVar('gutter')
