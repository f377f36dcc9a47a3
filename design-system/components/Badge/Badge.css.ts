import { componentStyle, componentVariants } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

const { color } = vars

export const badge = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  // biome-ignore lint/plugin: between two spacing steps, to fit the dot
  gap: '6px',
  paddingBlock: '2px',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize[12],
  fontWeight: vars.weight.semibold,
  lineHeight: vars.lineHeight.normal,
  // A status is one or two words and stays on one line. Only a text wider than its container wraps.
  flex: 'none',
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})

const tint = (own: { bg: string; text: string }) => ({ backgroundColor: own.bg, color: own.text })

export const tone = componentVariants({
  /** The hairline shows the edge where `raised` is hardly lighter than the surface. */
  neutral: { backgroundColor: color.raised, color: color.text, boxShadow: `inset 0 0 0 1px ${color.line}` },
  info: tint(color.info),
  success: tint(color.success),
  warning: tint(color.warning),
  danger: tint(color.danger),
  /** Over artwork: dark in every brand, so that it is legible on any image. */
  // biome-ignore lint/plugin: dark background on an image, the same in every brand
  live: { paddingInline: vars.space[3], backgroundColor: 'oklch(.17 .02 255)', color: 'oklch(.99 0 0)' },
})

export const dot = componentStyle({
  // biome-ignore lint/plugin: half of the dot, which has no content
  padding: '3.5px',
  borderRadius: vars.radius.full,
  // biome-ignore lint/plugin: live-broadcast red on that background
  backgroundColor: 'oklch(.7 .17 25)',
})
