import { keyframes } from '@vanilla-extract/css'
import { componentStyle, componentVariants } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

const pulse = keyframes({ '50%': { opacity: 0.35 } })

export const skeleton = componentStyle({
  maxInlineSize: '100%',
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.line,
  // biome-ignore lint/plugin: period of a pulse, not a transition
  animation: `${pulse} 1600ms ease-in-out infinite`,
  '@media': { '(forced-colors: active)': { backgroundColor: 'GrayText' } },
  opacity: 0.8,
})

/** `text` takes the height of a text line: a bar of 1em with block margins. */
export const shape = componentVariants({
  text: { blockSize: '1em', marginBlock: '0.25em', borderRadius: vars.radius.sm },
  title: { blockSize: vars.fontSize[28], marginBlock: vars.space[1], borderRadius: vars.radius.sm },
  block: {},
  circle: { borderRadius: vars.radius.full },
  poster: { blockSize: 'auto', aspectRatio: '3 / 4' },
  wide: { blockSize: 'auto', aspectRatio: '16 / 10' },
  landscape: { blockSize: 'auto', aspectRatio: '16 / 9', borderRadius: 0 },
})

const fluidWidth = { text: '100%', title: '60%', block: '100%', circle: vars.size.touch, poster: '100%', wide: '100%', landscape: '100%' }
export const width = componentVariants(fluidWidth, (inlineSize) => ({ inlineSize }))
export const height = componentVariants({ block: '96px', circle: vars.size.touch }, (blockSize) => ({ blockSize }))
