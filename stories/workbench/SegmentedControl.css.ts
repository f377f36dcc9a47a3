import { vars } from '@casino/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, space, radius } = vars
const line = `1px solid ${color.line}`

export const segments = style({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: '3px',
  gap: '2px',
  border: line,
  borderRadius: radius.md,
  background: color.sunken,
  minInlineSize: 0,
})
/** Visually hidden. */
export const heard = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
export const segment = style({
  position: 'relative',
  flex: '1 1 auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '32px',
  minInlineSize: '32px',
  paddingInline: space[2],
  borderRadius: radius.sm,
  color: color.muted,
  cursor: 'pointer',
  selectors: {
    '&[data-marked]::after': {
      content: '',
      flex: 'none',
      inlineSize: '6px',
      blockSize: '6px',
      marginInlineStart: '5px',
      borderRadius: radius.full,
      background: color.accent,
    },
    '&:has(:checked)': { background: color.raised, color: color.text, fontWeight: vars.weight.semibold },
    // In high contrast the backgrounds are too similar to distinguish.
    '[data-contrast="more"] &:has(:checked)': { background: color.text, color: color.page },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' } },
    },
  },
})
export const segmentInput = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' })
