import { createVar } from '@vanilla-extract/css'

/** Space above the page's content; full-bleed content extends over it. */
export const topPadding = createVar('topPadding')
