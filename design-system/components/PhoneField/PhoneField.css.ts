import { vars } from '../../theme/index.ts'
import { part } from '../part.ts'

/** The country is as wide as its words; on the narrowest screens the number takes a line of its own instead of losing figures. */
export const pair = part({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const country = part({ flex: '0 1 auto', minInlineSize: 0 })
export const number = part({ flex: '1 1 7.5rem', minInlineSize: 0 })
