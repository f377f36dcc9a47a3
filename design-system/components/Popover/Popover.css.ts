import { vars } from '../../theme/index.ts'
import { inset } from '../overlay.css.ts'
import { part } from '../part.ts'

export const panel = part({ vars: { [inset]: vars.space[4] }, inlineSize: '22rem' })
