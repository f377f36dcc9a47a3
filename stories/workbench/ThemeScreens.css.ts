import { vars } from '@casino/design-system/theme'
import { breakpoints } from '@casino/tokens/breakpoints'
import { style, styleVariants } from '@vanilla-extract/css'

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
export const widths = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })
/** A wider screen gets more room: its frame is scaled down to what it has. */
const room = (frames: number) =>
  styleVariants(breakpoints, (pixels) => {
    const basis = frames * Math.max(320, pixels * 0.4)
    return { flex: `1 1 ${basis}px`, minInlineSize: `min(100%, ${basis}px)` }
  })
export const width = room(1)
/** For a frame beside another. */
export const pairWidth = room(2)
