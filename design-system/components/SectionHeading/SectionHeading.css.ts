import { componentStyle } from '../../styling/componentStyle.ts'
import { up, vars } from '../../theme/index.ts'

export const line = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[4], minBlockSize: vars.size.touch })
export const more = componentStyle({ flex: 1, minInlineSize: 0, textAlign: 'end', '@media': { [up('md')]: { textAlign: 'start' } } })
