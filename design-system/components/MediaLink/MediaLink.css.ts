import { style } from '@vanilla-extract/css'
import { cardLink, cardSurface } from '../../styling/cardSurface.css.ts'
import { componentStyle } from '../../styling/componentStyle.ts'
import { hover, vars } from '../../theme/index.ts'

export const root = componentStyle({ display: 'flex', alignItems: 'center' })

export const variant = {
  card: style([cardSurface, cardLink, componentStyle({ gap: vars.space[4], padding: vars.space[4] })]),
  row: componentStyle({
    gap: vars.space[3],
    padding: vars.space[2],
    borderRadius: vars.radius.md,
    '@media': { [hover]: { ':hover': { backgroundColor: vars.color.raised } } },
  }),
}

export const frame = componentStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  color: vars.color.muted,
  backgroundColor: vars.color.sunken,
})
export const frameSize = {
  card: componentStyle({ inlineSize: '64px', blockSize: '64px' }),
  row: componentStyle({ inlineSize: '48px', blockSize: '48px' }),
}
/** The motif is in the right half of a wide image; scaling crops the text in its left half. */
export const image = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'right',
  transform: 'scale(1.25)',
  transformOrigin: 'right',
})

export const text = componentStyle({ flex: 1, display: 'flex', flexDirection: 'column', gap: '2px', minInlineSize: 0 })
export const title = {
  card: componentStyle({ color: vars.color.muted, fontSize: vars.fontSize[14] }),
  row: componentStyle({ fontWeight: vars.weight.medium }),
}
