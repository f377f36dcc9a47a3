import { style } from '@vanilla-extract/css'
import { componentStyle, globalComponentStyle } from '../../styling/componentStyle.ts'
import { hiddenAt } from '../../styling/hiddenAt.css.ts'
import { hover, mediaAt, up, vars } from '../../theme/index.ts'

const large = up('lg')

export const bar = componentStyle({ display: 'none', minInlineSize: 0, alignSelf: 'stretch', '@media': { [large]: { display: 'block' } } })

/** Three columns, the outer two of equal width: the logo is centred whatever the label lengths. */
export const barWithLogo = componentStyle({
  flex: 1,
  display: 'grid',
  alignSelf: 'stretch',
  alignItems: 'center',
  '@media': { [large]: { minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', columnGap: vars.space[6] } },
})

export const logo = componentStyle({ minInlineSize: 0 })

const list = componentStyle({
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.space[4],
  blockSize: '100%',
  // Labels that do not fit scroll inside the bar instead of overlapping the next zone.
  minInlineSize: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  '@media': { [up('xl')]: { gap: vars.space[6] } },
})
const side = componentStyle({ '@media': { [`not all and ${large}`]: { display: 'none' } } })

/** Shows five entries at lg, six at xl, eight at xxl; the vertical menu contains all. */
const one = componentStyle({})
export const fullList = style([list, one])
/** Around a logo: two entries per side at lg, three at xl, four at xxl. */
export const listBeforeLogo = style([list, side, componentStyle({ justifyContent: 'safe flex-end' })])
export const listAfterLogo = style([list, side])

export const item = componentStyle({ display: 'flex' })

const room = { whole: [5, 6, 8], side: [2, 3, 4] } as const
const hideBeyond = (selector: string, [atLarge, atXl, atXxl]: readonly [number, number, number]) => {
  // An item hidden at this screen size takes no place. `md` is a tablet at the width of lg: narrower screens have no bar.
  const counts = { md: atLarge, lg: atLarge, xl: atXl, xxl: atXxl }
  for (const size of ['md', 'lg', 'xl', 'xxl'] as const)
    globalComponentStyle(`${selector} > ${item}:nth-child(n + ${counts[size] + 1} of :not(.${hiddenAt[size]}))`, {
      '@media': { [mediaAt[size]]: { display: 'none' } },
    })
}
hideBeyond(one, room.whole)
hideBeyond(side, room.side)

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 24,
  minBlockSize: vars.size.header,
  color: vars.color.muted,
  fontSize: vars.fontSize[16],
  fontWeight: vars.weight.medium,
  // Labels wrap to a second line before the bar scrolls.
  lineHeight: vars.lineHeight.snug,
  selectors: {
    // A text decoration: it covers wrapped labels, and forced colours keep it.
    '&[aria-current]': {
      color: vars.color.text,
      textDecoration: `underline 2px ${vars.color.action.bg}`,
      textUnderlineOffset: '0.4em',
    },
    '&:focus-visible': { outlineOffset: -6, borderRadius: vars.radius.md },
  },
  '@media': { [hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
})
