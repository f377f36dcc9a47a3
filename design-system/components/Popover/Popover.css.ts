import { vars } from '../../theme/index.ts'
import { inlinePadding } from '../overlay.css.ts'
import { componentStyle } from '../part.ts'

export const panel = componentStyle({ vars: { [inlinePadding]: vars.space[4] }, inlineSize: '22rem' })
