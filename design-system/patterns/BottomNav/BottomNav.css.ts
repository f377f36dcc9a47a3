import { componentStyle, globalComponentStyle } from '../../styling/componentStyle.ts'
import { bottomBar, bottomBarHeight } from '../../styling/pageInsets.css.ts'
import { below, short, up, vars } from '../../theme/index.ts'

const barHeight = '4rem'

export const bar = componentStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.zIndex.sticky,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [up('md')]: { display: 'none' },
    // At the end of the page: the header has the menu and the search.
    [short]: { position: 'static' },
  },
})

export const list = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minBlockSize: barHeight,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const item = componentStyle({ display: 'grid' })

export const target = componentStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  color: vars.color.muted,
  background: 'none',
  border: 0,
  fontFamily: 'inherit',
  fontSize: vars.fontSize[12],
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current], &[aria-expanded="true"], &[data-opening]': { color: vars.color.action.bg, fontWeight: vars.weight.semibold },
    '&:focus-visible': { outlineOffset: -4, borderRadius: vars.radius.md },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current], &[aria-expanded="true"]': { textDecoration: 'underline' } } } },
})

/** At 200 % text size a short word fits into a fifth of a phone's width; a longer one wraps instead of being clipped. */
export const label = componentStyle({
  maxInlineSize: '100%',
  fontSize: 'min(1em, 4.4vw)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

// While the bar is shown, the page ends above it and sticky footers can use its height.
globalComponentStyle('html:has([data-bottom-bar])', {
  '@media': {
    [below('md')]: { vars: { [bottomBar]: `calc(${barHeight} + 1px + env(safe-area-inset-bottom))` } },
    [short]: { vars: { [bottomBar]: '0px' } },
  },
})
globalComponentStyle('html:has([data-bottom-bar]) body', { paddingBlockEnd: bottomBarHeight })
