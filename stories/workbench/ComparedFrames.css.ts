import { vars } from '@casino/design-system/theme'
import { style } from '@vanilla-extract/css'

export const single = style({ display: 'grid', minInlineSize: 0 })
/** Both halves have the same width, so that a form wraps in both alike. */
export const pair = style([single, { gap: vars.space[2], gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }])
