import { componentStyle } from '../../styling/componentStyle.ts'

/** Scroll sentinel at the top of the page. */
export const scrollSentinel = componentStyle({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, inlineSize: 1, blockSize: 0 })
