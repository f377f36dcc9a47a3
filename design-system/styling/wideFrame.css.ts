import { style } from '@vanilla-extract/css'
import { vars } from '../theme/index.ts'
import { componentStyle } from './componentStyle.ts'
import { imagePlaceholder } from './imagePlaceholder.css.ts'

/** Frame of a wide image or video, shared by ImageSlider and VideoBanner: reserves its space before it loads. */
export const wideFrame = style([
  imagePlaceholder,
  componentStyle({ overflow: 'hidden', borderRadius: vars.radius.lg, aspectRatio: '16 / 9' }),
])
