import { vars } from '@casino/design-system/theme'
import { breakpoints } from '@casino/tokens/breakpoints'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space, radius } = vars
const line = `1px solid ${color.line}`

export const frame = style({
  margin: 0,
  minInlineSize: 0,
  border: line,
  borderRadius: radius.lg,
  overflow: 'hidden',
  background: color.page,
})
export const frameTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  paddingBlock: space[2],
  paddingInline: space[4],
  color: color.muted,
  borderBlockEnd: line,
  background: color.surface,
})
export const note = style({ marginInlineStart: 'auto' })
export const screen = styleVariants({ low: '430px', tall: '660px' }, (blockSize) => ({
  containerType: 'inline-size',
  blockSize,
  overflow: 'hidden',
}))
const windows = (width: number) => ({ display: 'block', border: 0, inlineSize: `${width}px`, maxInlineSize: 'none', blockSize: '100%' })
export const window = styleVariants(breakpoints, windows)
/* The tangent of an arc tangent is the quotient of two lengths, which `calc` cannot give everywhere yet. */
const scaleToFit = (width: number) => `min(1, tan(atan2(100cqi, ${width}px)))`
export const scaled = styleVariants(breakpoints, (width) => ({
  transformOrigin: 'top left',
  transform: `scale(${scaleToFit(width)})`,
  blockSize: `calc(100% / ${scaleToFit(width)})`,
}))
