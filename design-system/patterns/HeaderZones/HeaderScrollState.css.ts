import { wordmark } from '../../components/Logo/Logo.css.ts'
import { componentStyle, globalComponentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

/** Scroll sentinel at the top of the page. */
export const scrollSentinel = componentStyle({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, inlineSize: 1, blockSize: 0 })

// The logo of a scrolled header is smaller, without a layout shift.
globalComponentStyle(`header ${wordmark}`, { transformOrigin: '0 50%', transition: `transform ${vars.duration.base} ${vars.easing.out}` })
globalComponentStyle(`header[data-scrolled] ${wordmark}`, { transform: 'scale(.86)' })
