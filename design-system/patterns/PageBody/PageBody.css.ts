import { componentStyle } from '../../styling/componentStyle.ts'
import { up, vars } from '../../theme/index.ts'

export const body = componentStyle({
  paddingBlock: `${vars.space[5]} ${vars.space[12]}`,
  '@media': { [up('md')]: { paddingBlockStart: vars.space[8] } },
})

export const compactTop = componentStyle({ paddingBlock: `${vars.space[2]} ${vars.space[12]}` })

export const fillsScreen = componentStyle({ minBlockSize: '100dvh' })
