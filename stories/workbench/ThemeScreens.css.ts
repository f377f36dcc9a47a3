import { vars } from '@casino/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const screens = style({ display: 'grid', gap: space[3], minInlineSize: 0 })
export const usage = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingBlockEnd: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
})
export const usageText = style({ flex: 1, display: 'grid', gap: space[1], minInlineSize: 0, overflowWrap: 'anywhere' })
export const openStory = style({ marginInlineStart: 'auto', color: color.action.bg })
