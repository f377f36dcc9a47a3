import { componentStyle, globalComponentStyle } from '../../styling/componentStyle.ts'
import { bottomBarHeight } from '../../styling/pageInsets.css.ts'
import { below, cramped, vars } from '../../theme/index.ts'

const phone = below('md')

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  zIndex: 1, // Also for a flex item, sticky or not.
  '@media': {
    [phone]: {
      position: 'sticky',
      insetBlockEnd: bottomBarHeight,
      flexFlow: 'column',
      alignItems: 'stretch',
      marginInline: `calc(${vars.space[4]} * -1)`,
      padding: `${vars.space[3]} ${vars.space[4]}`,
      background: vars.color.page,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
    // A sticky bar would cover the field being filled in.
    [cramped]: { position: 'static' },
  },
})

// Keeps a focused field clear of the sticky actions and the tab bar below them. Not a custom property, which all elements would inherit.
globalComponentStyle(`html:has(${actions})`, { '@media': { [phone]: { scrollPaddingBlockEnd: `calc(${bottomBarHeight} + 6rem)` } } })
globalComponentStyle(`html:has(${actions} > :nth-child(2))`, {
  '@media': { [phone]: { scrollPaddingBlockEnd: `calc(${bottomBarHeight} + 9rem)` } },
})
