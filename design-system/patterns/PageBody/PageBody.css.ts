import { part } from '../../components/part.ts'
import { up, vars } from '../../theme/index.ts'

export const body = part({
  paddingBlock: `${vars.space[5]} ${vars.space[12]}`,
  '@media': { [up('md')]: { paddingBlockStart: vars.space[8] } },
})

export const snug = part({ paddingBlock: `${vars.space[2]} ${vars.space[12]}` })
