import { componentStyle } from '../../styling/componentStyle.ts'
import { bottomBarHeight } from '../../styling/pageInsets.css.ts'
import { up, vars } from '../../theme/index.ts'

export const banner = componentStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: bottomBarHeight,
  zIndex: vars.zIndex.sticky,
  // Enlarged text leaves more than half of the screen to the page; a phone held sideways shows the whole question.
  maxBlockSize: 'max(40dvh, 160px)',
  overflowY: 'auto',
  color: vars.color.text,
  background: vars.color.raised,
  borderBlockStart: `${vars.size.border} solid ${vars.color.line}`,
  boxShadow: vars.shadow.raised,
  // With a tab bar, the page's safe area is already below it.
  paddingBlockEnd: `max(0px, env(safe-area-inset-bottom) - ${bottomBarHeight})`,
})

export const inner = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  '@media': {
    [up('md')]: {
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      columnGap: vars.space[8],
      paddingInline: vars.space[6],
      paddingBlock: vars.space[4],
    },
    [up('lg')]: { paddingInline: vars.space[8] },
  },
})

export const text = componentStyle({ display: 'grid', gap: vars.space[1], maxInlineSize: '90ch', fontSize: vars.fontSize[14] })

/** The answers have one width, so that none stands out. They stay visible while a long question scrolls. */
export const actions = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  marginBlockEnd: `calc(${vars.space[3]} * -1)`,
  paddingBlockEnd: vars.space[3],
  background: vars.color.raised,
  '@media': { [up('md')]: { marginBlockEnd: 0, paddingBlockEnd: 0 } },
})
