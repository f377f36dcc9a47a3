import { componentStyle } from '../../styling/componentStyle.ts'
import { up, vars } from '../../theme/index.ts'
import { topPadding } from './topPadding.css.ts'

export const body = componentStyle({
  paddingBlock: `${vars.space[5]} ${vars.space[12]}`,
  '@media': { [up('md')]: { paddingBlockStart: vars.space[8] } },
})

export const compactTop = componentStyle({
  vars: { [topPadding]: vars.space[2] },
  paddingBlock: `${topPadding} ${vars.space[12]}`,
})
