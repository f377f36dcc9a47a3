import { style } from '@vanilla-extract/css'
import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'
import * as logo from './Logo.css.ts'

/** The logo as an image. Until it loads, its alternative text looks like the wordmark. */
export const kind = {
  logo: style([logo.wordmark, logo.kind.logo]),
  top: style([logo.wordmark, logo.kind.top]),
  mark: logo.wordmark,
  // not a wordmark: that gets smaller in a scrolled header
  background: componentStyle({ display: 'flex', inlineSize: '100%', blockSize: '100%', pointerEvents: 'none' }),
}

export const frame = componentStyle({ display: 'contents' })
export const image = componentStyle({ flex: 'none', maxInlineSize: '100%' })
/** In a header, an image is at most as high as the header. */
const inHeader = componentStyle({
  selectors: { 'header &': { inlineSize: 'auto', maxBlockSize: `calc(${vars.size.header} - ${vars.space[4]})` } },
})
export const imageKind = {
  logo: inHeader,
  top: inHeader,
  mark: componentStyle({ blockSize: '56px', inlineSize: 'auto' }),
  background: componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
}
