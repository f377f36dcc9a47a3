import { vars } from '../../theme/index.ts'
import { part } from '../part.ts'

const { duration, easing, logo } = vars

export const root = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.touch,
  minInlineSize: 0,
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.04em',
  lineHeight: 1,
  textTransform: 'lowercase',
  // In a scrolled sticky header: smaller, without a layout shift.
  transformOrigin: '0 50%',
  transition: `transform ${duration.base} ${easing.out}`,
  selectors: { 'header[data-scrolled] &': { transform: 'scale(.86)' } },
})

export const kind = {
  // literal: the wordmark is sized to its bar; a narrow bar overrides `--logo-size`
  logo: part({ fontSize: 'var(--logo-size, 1.625rem)' }),
  top: part({ fontSize: '1.375rem' }), // literal: likewise
  background: part({ display: 'flex', minBlockSize: 0, inlineSize: '100%', pointerEvents: 'none' }),
}

export const frame = part({ display: 'contents' })
/** In a header the header height limits the image. */
export const picture = part({ flex: 'none', maxInlineSize: '100%', selectors: { 'header &': { inlineSize: 'auto' } } })
const inHeader = part({ selectors: { 'header &': { maxBlockSize: `calc(${vars.size.header} - ${vars.space[4]})` } } })
export const pictureKind = {
  logo: inHeader,
  top: inHeader,
  background: part({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
}

export const mark = part({ flex: 'none', overflow: 'visible' })

export const line = part({
  fill: 'none',
  stroke: logo.line,
  strokeWidth: logo.weight,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
})

export const dot = part({
  fill: logo.dot,
  transform: `translate(${logo.dotX}, ${logo.dotY})`,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
})
