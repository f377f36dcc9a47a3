import { componentStyle } from '../../styling/componentStyle.ts'
import { up, vars } from '../../theme/index.ts'

/** Aligns the controls with the inputs, below the labels. */
export const bar = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[3],
  '@media': { [up('md')]: { gap: vars.space[4] } },
})
export const actions = componentStyle({ display: 'flex', alignItems: 'end', gap: vars.space[4] })
