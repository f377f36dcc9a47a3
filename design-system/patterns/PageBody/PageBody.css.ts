import { componentStyle } from '../../styling/componentStyle.ts'
import { up, vars } from '../../theme/index.ts'

export const body = componentStyle({
  paddingBlock: `${vars.space[5]} ${vars.space[12]}`,
  '@media': { [up('md')]: { paddingBlockStart: vars.space[8] } },
})

export const compactTop = componentStyle({
  paddingBlock: `0 ${vars.space[12]}`,
  '@media': { [`${up('md')} and (min-height: 30.01em)`]: { paddingBlockStart: vars.space[2] } },
})
