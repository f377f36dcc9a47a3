import { componentStyle, globalComponentStyle } from '../../styling/componentStyle.ts'
import { bottomBarHeight } from '../../styling/pageInsets.css.ts'
import { vars } from '../../theme/index.ts'

/** Leaves space for the bottom bar of small screens, if there is one. */
export const frame = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: `calc(100dvh - ${bottomBarHeight})`,
  // The backdrop is positioned in the frame, above the background of the page.
  position: 'relative',
  isolation: 'isolate',
})

export const content = componentStyle({ flex: 1 })

/** Holds the backdrop's control. Its space is reserved before the control loads, so that nothing moves. */
export const backdrop = componentStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[4],
  marginBlockEnd: vars.space[4],
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'contents' }, '(forced-colors: active)': { display: 'none' } },
  selectors: { '[data-contrast="more"] &': { display: 'none' } },
})

/** Only the content is printed: sticky bars would be repeated on every sheet. */
globalComponentStyle(`${frame} > :not(${content})`, { '@media': { print: { display: 'none' } } })
