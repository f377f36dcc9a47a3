import { keyframes } from '@vanilla-extract/css'
import { part } from '../../components/part.ts'
import { up, vars } from '../../theme/index.ts'
import '../../components/scrollLock.css.ts'

const slideIn = keyframes({ from: { transform: 'translateX(-2rem)', opacity: 0 } })
const slideOut = keyframes({ to: { transform: 'translateX(-2rem)', opacity: 0 } })
const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const moving = '(prefers-reduced-motion: no-preference)'

export const layer = part({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  '@media': {
    [moving]: { selectors: { '&[data-state="closed"]': { animation: `${fadeOut} ${vars.duration.fast} ${vars.easing.out} both` } } },
  },
})

export const scrim = part({
  position: 'absolute',
  inset: 0,
  background: vars.color.scrim,
  pointerEvents: 'auto',
  '@media': {
    [moving]: { animation: `${fadeIn} ${vars.duration.base} ${vars.easing.out}` },
    // Beside the panel of a large screen the page stays readable and scrolls.
    [up('lg')]: { background: 'none', pointerEvents: 'none' },
  },
})

export const panel = part({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(22.5rem, 100vw - 2.5rem)',
  boxSizing: 'border-box',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: vars.color.text,
  background: vars.color.surface,
  borderInlineEnd: `${vars.size.border} solid ${vars.color.line}`,
  boxShadow: vars.shadow[3],
  outline: 'none',
  '@media': {
    [up('lg')]: {
      // Drops from the toggle, at the start of the centred content.
      insetBlock: `calc(${vars.size.header} + 2.25rem) auto`,
      insetInlineStart: `max(${vars.space[5]}, (100vw - ${vars.size.content}) / 2 + ${vars.space[5]})`,
      maxBlockSize: `calc(100dvh - ${vars.size.header} - 2.25rem - ${vars.space[4]})`,
      border: `${vars.size.border} solid ${vars.color.line}`,
      borderRadius: vars.radius.lg,
    },
    [moving]: {
      animation: `${slideIn} ${vars.duration.base} ${vars.easing.out}`,
      selectors: { '&[data-state="closed"]': { animation: `${slideOut} ${vars.duration.fast} ${vars.easing.out} both` } },
    },
  },
})

export const head = part({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: `${vars.space[5]} ${vars.space[3]}`,
  background: vars.color.surface,
})

export const title = part({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize[18],
  fontWeight: vars.weight.bold,
  outline: 'none',
})

export const close = part({
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  color: vars.color.muted,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text, background: vars.color.raised },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
  },
})

export const header = part({
  paddingInline: vars.space[5],
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const list = part({ display: 'grid', gap: 2, margin: 0, padding: vars.space[2], listStyle: 'none' })

export const childList = part({
  display: 'grid',
  gap: 2,
  margin: 0,
  paddingInlineStart: vars.space[5],
  paddingBlockEnd: vars.space[2],
  listStyle: 'none',
})

/** Links and disclosures of the menu look alike: one line, 48 px. */
export const line = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: 48,
  boxSizing: 'border-box',
  margin: 0,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  color: vars.color.text,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.md,
  fontFamily: 'inherit',
  fontSize: vars.fontSize[16],
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.raised },
    '&[aria-current]': { background: vars.color.action.subtle, fontWeight: vars.weight.semibold },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
  },
})

export const icon = part({ display: 'inline-flex', flex: 'none', color: vars.color.muted })
export const words = part({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const chevron = part({
  display: 'inline-flex',
  color: vars.color.muted,
  transition: `transform ${vars.duration.base} ${vars.easing.out}`,
  selectors: { '[data-state="open"] > &': { transform: 'rotate(180deg)' } },
})

export const heading = part({ margin: 0, fontFamily: vars.font.text })

export const footer = part({
  marginBlockStart: 'auto',
  padding: vars.space[5],
  paddingBlockEnd: `max(${vars.space[5]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
