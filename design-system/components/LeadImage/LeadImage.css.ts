import { style } from '@vanilla-extract/css'
import { componentStyle } from '../../styling/componentStyle.ts'
import { imagePlaceholder } from '../../styling/imagePlaceholder.css.ts'
import { vars } from '../../theme/index.ts'

/** Landscape aspect ratio of campaign images; reserves the space before the image loads. */
export const frame = style([
  imagePlaceholder,
  componentStyle({ aspectRatio: '16 / 9', overflow: 'hidden', maxInlineSize: vars.size.prose, borderRadius: vars.radius.lg }),
])
export const image = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
