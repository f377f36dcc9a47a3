import { globalStyle, keyframes } from '@vanilla-extract/css'
import { layer as cascade, up, vars } from '../../theme/index.ts'
import { part } from '../part.ts'
import '../scrollLock.css.ts'

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const riseIn = keyframes({ from: { transform: 'translateY(1.5rem)', opacity: 0 } })
const sinkOut = keyframes({ to: { transform: 'translateY(1.5rem)', opacity: 0 } })

const moving = '(prefers-reduced-motion: no-preference)'

/** Bottom sheet on phones, centred from md. */
export const layer = part({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  '@media': {
    [up('md')]: { alignItems: 'center', padding: vars.space[6] },
    [moving]: { selectors: { '&[data-state="closed"]': { animation: `${fadeOut} ${vars.duration.fast} ${vars.easing.out} both` } } },
  },
})

export const scrim = part({
  position: 'absolute',
  inset: 0,
  background: vars.color.scrim,
  pointerEvents: 'auto',
  '@media': { [moving]: { animation: `${fadeIn} ${vars.duration.base} ${vars.easing.out}` } },
})

export const panel = part({
  position: 'relative',
  inlineSize: '100%',
  maxBlockSize: '92dvh',
  boxSizing: 'border-box',
  // The panel itself scrolls, its foot sticks: one scroll container that always holds something focusable.
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: `${vars.space[16]} 6rem`,
  color: vars.color.text,
  background: vars.color.surface,
  border: `${vars.size.border} solid ${vars.color.line}`,
  borderBlockEndWidth: 0,
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
  boxShadow: vars.shadow[3],
  outline: 'none',
  '@media': {
    [up('md')]: { borderBlockEndWidth: vars.size.border, borderRadius: vars.radius.lg, maxBlockSize: 'min(52rem, 100dvh - 4rem)' },
    [moving]: {
      animation: `${riseIn} ${vars.duration.base} ${vars.easing.out}`,
      selectors: { '&[data-state="closed"]': { animation: `${sinkOut} ${vars.duration.fast} ${vars.easing.out} both` } },
    },
  },
})

const width = (most: string) => part({ '@media': { [up('md')]: { maxInlineSize: most } } })
export const size = { sm: width('25rem'), md: width('32rem'), lg: width('44rem') }

const inset = { paddingInline: vars.space[5], '@media': { [up('md')]: { paddingInline: vars.space[8] } } } as const

export const head = part({
  ...inset,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  paddingBlock: `${vars.space[5]} ${vars.space[3]}`,
  background: vars.color.surface,
})

export const title = part({
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  paddingBlockStart: vars.space[1],
  fontFamily: vars.font.display,
  fontSize: vars.fontSize[22],
  fontWeight: vars.weight.bold,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  // It takes the focus only to be read.
  outline: 'none',
})

export const close = part({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  marginBlockStart: `calc(${vars.space[1]} * -1)`,
  marginInlineEnd: `calc(${vars.space[2]} * -1)`,
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

export const description = part({
  ...inset,
  margin: 0,
  marginBlockEnd: vars.space[4],
  color: vars.color.muted,
  lineHeight: vars.lineHeight.normal,
})
export const body = part({ ...inset, paddingBlockEnd: vars.space[6] })

export const foot = part({
  ...inset,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  paddingBlock: `${vars.space[4]} max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { ...inset['@media'], '(max-height: 30em)': { position: 'static' } },
})

globalStyle(`${foot} > *`, { '@layer': { [cascade.components]: { flex: '1 1 auto' } } })
