import { style } from '@vanilla-extract/css'
import { componentStyle } from '../../styling/componentStyle.ts'
import { below, hover, up, vars } from '../../theme/index.ts'

export const bar = componentStyle({
  display: 'none',
  minInlineSize: 0,
  alignSelf: 'stretch',
  '@media': { [up('lg')]: { display: 'block' } },
})

export const list = componentStyle({
  display: 'flex',
  gap: vars.space[4],
  blockSize: '100%',
  // Labels that do not fit scroll inside the bar instead of overlapping the next zone.
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  '@media': { [up('xl')]: { gap: vars.space[6] } },
})

/** Three columns, the outer two of equal width, so that the logo is centred for any length of the labels. */
export const barWithLogo = componentStyle({
  flex: 1,
  display: 'grid',
  alignSelf: 'stretch',
  alignItems: 'center',
  '@media': {
    [up('lg')]: {
      containerType: 'inline-size',
      minInlineSize: 0,
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      columnGap: vars.space[6],
    },
  },
})

export const logo = componentStyle({ minInlineSize: 0 })

const side = componentStyle({ '@media': { [below('lg')]: { display: 'none' } } })
export const listBeforeLogo = style([list, side, componentStyle({ justifyContent: 'safe flex-end' })])
export const listAfterLogo = style([list, side])

/** Around a logo, a side shows as many items as the bar is wide, with large text none: what stands beside the bar takes more or less of the screen. */
const hideFrom = (position: number) => ({ selectors: { [`${barWithLogo} &:nth-child(n + ${position})`]: { display: 'none' } } })
export const item = componentStyle({
  display: 'flex',
  '@container': {
    '(width < 59rem)': hideFrom(4),
    '(width < 49rem)': hideFrom(3),
    '(width < 37rem)': hideFrom(2),
    '(width < 24rem)': hideFrom(1),
  },
})

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 24,
  minBlockSize: vars.size.header,
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
  // Labels wrap to a second line before the bar scrolls.
  lineHeight: vars.lineHeight.snug,
  selectors: {
    // A text decoration: it covers wrapped labels, and forced colours keep it.
    '&[aria-current], &[data-opening]': {
      color: vars.color.text,
      textDecoration: `underline 2px ${vars.color.action.bg}`,
      textUnderlineOffset: '0.4em',
    },
    '&:focus-visible': { outlineOffset: -6, borderRadius: vars.radius.md },
  },
  '@media': { [hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
})
