import { style } from '@vanilla-extract/css'
import { componentStyle } from '../../styling/componentStyle.ts'
import { wideFrame } from '../../styling/wideFrame.css.ts'
import { vars } from '../../theme/index.ts'

export const banner = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minInlineSize: 0 })

export const title = componentStyle({ fontSize: vars.fontSize[22], lineHeight: vars.lineHeight.snug })

export const video = style([
  wideFrame,
  componentStyle({ display: 'block', inlineSize: '100%', blockSize: 'auto', objectFit: 'cover', backgroundColor: vars.color.sunken }),
])
