import { componentStyle, globalComponentStyle } from '../../styling/componentStyle.ts'
import { bottomBarHeight } from '../../styling/pageInsets.css.ts'

/** Leaves space for the bottom bar of small screens, if there is one. */
export const frame = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: `calc(100dvh - ${bottomBarHeight})`,
  // what is behind the page is positioned in it, and stays above the page's own background
  position: 'relative',
  isolation: 'isolate',
})

export const content = componentStyle({ flex: 1 })

/** The content alone is printed: bars that stay would be on every sheet. */
globalComponentStyle(`${frame} > :not(${content})`, { '@media': { print: { display: 'none' } } })
