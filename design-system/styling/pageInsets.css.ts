import { createVar, fallbackVar } from '@vanilla-extract/css'

/** Space between content and viewport edge, set by Container and read by what extends over it, such as Rail. */
export const gutter = createVar('gutter')

/** Height of the tab bar at the bottom of the page, set by it on `<html>`. */
export const bottomBar = createVar()
/** The same, to be read: 0 without a tab bar. */
export const bottomBarHeight = fallbackVar(bottomBar, '0px')
