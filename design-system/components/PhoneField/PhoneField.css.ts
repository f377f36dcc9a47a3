import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

/** The country select is as wide as its text; on the narrowest screens the number wraps to its own line instead of clipping digits. */
export const pair = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const country = componentStyle({ flex: '0 1 auto', minInlineSize: 0 })
export const number = componentStyle({ flex: '1 1 7.5rem', minInlineSize: 0 })
