import { componentStyle, globalComponentStyle } from '../../styling/componentStyle.ts'
import { up, vars } from '../../theme/index.ts'

export const actions = componentStyle({
  position: 'sticky',
  // Height of the tab bar at the bottom of the page, which sets the variable.
  insetBlockEnd: 'var(--bottom-bar, 0px)',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  marginInline: `calc(${vars.space[4]} * -1)`,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  background: vars.color.page,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [up('md')]: {
      position: 'static',
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      marginInline: 0,
      padding: 0,
      background: 'none',
      border: 0,
    },
    // With little height a sticky bar would cover the field being filled in.
    '(max-height: 30em)': { position: 'static' },
  },
})

// Keeps a focused field clear of the sticky actions and the tab bar below them.
globalComponentStyle(`html:has(${actions})`, {
  '@media': {
    [`not all and ${up('md')}`]: {
      vars: { '--form-actions': '6.5rem' },
      scrollPaddingBlockEnd: 'calc(var(--bottom-bar, 0px) + var(--form-actions))',
    },
  },
})
