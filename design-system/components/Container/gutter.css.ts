import { createVar } from '@vanilla-extract/css'

/** Space between the content and the screen's edge. A rail reads it to run out to the edge, and needs no other style of the container. */
export const gutter = createVar('gutter')
