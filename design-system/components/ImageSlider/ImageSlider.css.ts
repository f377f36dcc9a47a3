import { style } from '@vanilla-extract/css'
import { componentStyle } from '../../styling/componentStyle.ts'
import { wideFrame } from '../../styling/wideFrame.css.ts'
import { vars } from '../../theme/index.ts'

const { color, radius, space } = vars

export const slider = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
  containerType: 'inline-size',
})

export const track = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: radius.lg,
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
})
export const slide = style([
  wideFrame,
  componentStyle({
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    borderRadius: 0,
    // Flatter where it is wide, such as across a page. In a dialog it keeps the images' shape.
    '@container': { '(min-width: 56rem)': { aspectRatio: '21 / 9' } },
  }),
])
export const image = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

/** The caption has the surface background, so that its contrast does not depend on the image. */
export const caption = componentStyle({
  position: 'absolute',
  insetBlockEnd: space[3],
  insetInlineStart: space[3],
  maxInlineSize: `calc(100% - 2 * ${space[3]})`,
  paddingBlock: space[2],
  paddingInline: space[4],
  borderRadius: radius.md,
  backgroundColor: color.surface,
  color: color.text,
  fontSize: vars.fontSize[16],
  fontWeight: vars.weight.semibold,
  lineHeight: vars.lineHeight.snug,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
export const link = componentStyle({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
  },
})
export const linkedSlide = componentStyle({
  selectors: { '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: -4 } },
})

export const controls = componentStyle({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3] })
export const dots = componentStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' })
export const dot = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: radius.full,
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '10px',
      blockSize: '10px',
      borderRadius: radius.full,
      border: `2px solid ${color.muted}`,
    },
    '&[aria-current]::before': { backgroundColor: color.action.bg, borderColor: color.action.bg },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]::before': { backgroundColor: 'Highlight' } } } },
})
