import { inlinePadding } from '../../overlay/overlay.css.ts'
import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

export const panel = componentStyle({ vars: { [inlinePadding]: vars.space[4] }, inlineSize: '22rem' })
