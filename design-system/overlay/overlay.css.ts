import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css'
import { cramped, vars } from '../theme/index.ts'
import './scrollLock.css.ts'
import { componentStyle, globalComponentStyle } from '../styling/componentStyle.ts'

/*
 * Styles shared by every overlay: the scrim, the surface, the enter and exit animations. Each overlay component sets geometry and borders
 * only, so that no two classes on one element set the same property.
 */
const motionAllowed = '(prefers-reduced-motion: no-preference)'

/** Transform of the surface at the start of the enter and the end of the exit animation. */
export const closedTransform = createVar()
/** Background colour of the surface; `surface` by default. */
export const surfaceColor = createVar()

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const enter = keyframes({ from: { transform: closedTransform, opacity: 0 } })
const exit = keyframes({ to: { transform: closedTransform, opacity: 0 } })

/** Contains scrim and surface, and fades out with both. */
export const layer = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  '@media': {
    [motionAllowed]: { selectors: { '&[data-state="closed"]': { animation: `${fadeOut} ${vars.duration.fast} ${vars.easing.out} both` } } },
  },
})

export const scrim = componentStyle({
  position: 'absolute',
  inset: 0,
  '@media': { [motionAllowed]: { animation: `${fadeIn} ${vars.duration.base} ${vars.easing.out}` } },
})

export const scrimBackground = componentStyle({ background: vars.color.scrim })

/*
 * Radix sets `pointer-events: none` on `<body>` while a dialog is open. It is inherited, so each opening and closing recomputes the
 * style of every element of a long page. The layer of a dialog covers the page and receives its clicks anyway.
 */
globalComponentStyle('body', { pointerEvents: 'auto !important' as 'auto' }) // `!important`: Radix sets an inline style

export const surface = componentStyle({
  color: vars.color.text,
  background: fallbackVar(surfaceColor, vars.color.surface),
  borderStyle: 'solid',
  borderColor: vars.color.line,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  '@media': {
    [motionAllowed]: {
      animation: `${enter} ${vars.duration.base} ${vars.easing.out}`,
      selectors: { '&[data-state="closed"]': { animation: `${exit} ${vars.duration.fast} ${vars.easing.out} both` } },
    },
  },
})

/** The panel is the scroll container, with sticky header and footer, so it always contains a focusable element. */
export const scrollable = componentStyle({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: `${vars.space[16]} 6rem`,
})

/** Inline padding of header, body and footer. */
export const inlinePadding = createVar()
const padded = { paddingInline: fallbackVar(inlinePadding, vars.space[5]) } as const

export const header = componentStyle({
  ...padded,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
  // Optical alignment: the close icon, not its larger round target, lines up with the content edge.
  paddingInlineEnd: `calc(${fallbackVar(inlinePadding, vars.space[5])} - ${vars.space[2]})`,
  background: fallbackVar(surfaceColor, vars.color.surface),
})

export const title = componentStyle({
  flex: 1,
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.bold,
  lineHeight: vars.lineHeight.snug,
})

export const titleSize = {
  md: componentStyle({ paddingBlock: vars.space[3], fontSize: vars.fontSize[18] }),
  lg: componentStyle({ paddingBlock: vars.space[2], fontSize: vars.fontSize[22] }),
}

export const description = componentStyle({
  ...padded,
  marginBlockEnd: vars.space[4],
  color: vars.color.muted,
  lineHeight: vars.lineHeight.normal,
})

/** Controls between the header and a body that scrolls by itself. */
export const toolbar = componentStyle({ ...padded, flex: 'none', paddingBlockEnd: vars.space[4] })

export const body = componentStyle({ ...padded, paddingBlockEnd: vars.space[6] })

export const footer = componentStyle({
  ...padded,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  paddingBlock: `${vars.space[4]} max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  background: fallbackVar(surfaceColor, vars.color.surface),
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [cramped]: { position: 'static' } },
})

/** Equal widths where the texts fit, so that no answer is larger than another. */
globalComponentStyle(`${footer} > *`, { flex: '1 1 0', minInlineSize: 'fit-content' })
