import { style } from '@vanilla-extract/css'
import { cardSurface } from '../../styling/cardSurface.css.ts'
import { componentStyle } from '../../styling/componentStyle.ts'
import { up, vars } from '../../theme/index.ts'

export const card = style([
  cardSurface,
  componentStyle({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    padding: vars.space[5],
    '@media': { [up('sm')]: { padding: vars.space[6] } },
  }),
])

export const body = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minInlineSize: 0 })

/** Aligned to the bottom in a row of equally high cards. */
export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: 'auto',
})
