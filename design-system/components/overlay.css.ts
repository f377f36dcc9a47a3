import { createVar, fallbackVar, globalStyle, keyframes } from '@vanilla-extract/css'
import { layer as cascade, vars } from '../theme/index.ts'
import { part } from './part.ts'
import './scrollLock.css.ts'

/*
 * What every overlay is made of: the veil, the surface on it, one way to come and to go. A family of its own states geometry and borders
 * alone, so that no two of its classes ever set the same property.
 */
const moving = '(prefers-reduced-motion: no-preference)'

/** Where a surface comes from and goes to: a transform. */
export const from = createVar()
/** The surface's colour, where it is not `surface`. */
export const ground = createVar()

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const enter = keyframes({ from: { transform: from, opacity: 0 } })
const leave = keyframes({ to: { transform: from, opacity: 0 } })

/** Holds veil and surface, and leaves with both. */
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
  '@media': { [moving]: { animation: `${fadeIn} ${vars.duration.base} ${vars.easing.out}` } },
})

export const veil = part({ background: vars.color.scrim })

/*
 * Radix takes the pointer from `<body>` while a dialog is open, which every element inherits: on a long page the browser computes the style of
 * them all anew, at each opening and closing. The layer of a dialog covers the page and takes its presses anyway.
 */
globalStyle('body', {
  '@layer': { [cascade.components]: { pointerEvents: 'auto !important' as 'auto' } }, // `!important`: Radix sets it on the element; the type knows none
})

export const surface = part({
  color: vars.color.text,
  background: fallbackVar(ground, vars.color.surface),
  borderStyle: 'solid',
  borderColor: vars.color.line,
  boxShadow: vars.shadow[3],
  outline: 'none',
  '@media': {
    [moving]: {
      animation: `${enter} ${vars.duration.base} ${vars.easing.out}`,
      selectors: { '&[data-state="closed"]': { animation: `${leave} ${vars.duration.fast} ${vars.easing.out} both` } },
    },
  },
})

/** The panel itself scrolls, its head and foot stick: one scroll container that always holds something focusable. */
export const scrolls = part({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: `${vars.space[16]} 6rem`,
})

/** The inline room of head, body and foot. */
export const inset = createVar()
const padded = { paddingInline: fallbackVar(inset, vars.space[5]) } as const

export const head = part({
  ...padded,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
  // The round target of the close button ends where its cross would stand by eye.
  paddingInlineEnd: `calc(${fallbackVar(inset, vars.space[5])} - ${vars.space[2]})`,
  background: fallbackVar(ground, vars.color.surface),
})

export const title = part({
  flex: 1,
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.bold,
  lineHeight: vars.lineHeight.snug,
})

export const titleSize = {
  md: part({ paddingBlock: vars.space[3], fontSize: vars.fontSize[18] }),
  lg: part({ paddingBlock: vars.space[2], fontSize: vars.fontSize[22] }),
}

export const description = part({
  ...padded,
  marginBlockEnd: vars.space[4],
  color: vars.color.muted,
  lineHeight: vars.lineHeight.normal,
})

export const body = part({ ...padded, paddingBlockEnd: vars.space[6] })

export const foot = part({
  ...padded,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  paddingBlock: `${vars.space[4]} max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  background: fallbackVar(ground, vars.color.surface),
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { '(max-height: 30em)': { position: 'static' } },
})

globalStyle(`${foot} > *`, { '@layer': { [cascade.components]: { flex: '1 1 auto' } } })
