import { style } from '@vanilla-extract/css'
import { cardLink, cardSurface } from '../../styling/cardSurface.css.ts'
import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

export const root = style([
  cardSurface,
  cardLink,
  componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[4], padding: vars.space[4] }),
])

export const frame = componentStyle({
  flex: 'none',
  inlineSize: '64px',
  blockSize: '64px',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.sunken,
})
/** The motif fills the right half of the wide image; scaled so that the text in the left half is cropped out. */
export const image = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'right',
  transform: 'scale(1.25)',
  transformOrigin: 'right',
})

export const text = componentStyle({ display: 'flex', flexDirection: 'column', gap: '2px', minInlineSize: 0 })
export const title = componentStyle({ color: vars.color.muted, fontSize: vars.fontSize[14] })
