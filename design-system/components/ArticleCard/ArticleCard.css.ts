import { style } from '@vanilla-extract/css'
import { cardLink, cardSurface } from '../../styling/cardSurface.css.ts'
import { componentStyle } from '../../styling/componentStyle.ts'
import { imagePlaceholder } from '../../styling/imagePlaceholder.css.ts'
import { hover, vars } from '../../theme/index.ts'

const { color, duration, easing, space } = vars

export const card = style([
  cardSurface,
  cardLink,
  componentStyle({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    overflow: 'hidden',
    selectors: { '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 } },
  }),
])

/** Landscape aspect ratio of campaign images; reserves the space before the image loads. */
export const frame = style([imagePlaceholder, componentStyle({ aspectRatio: '16 / 9', overflow: 'hidden' })])
export const image = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transition: `transform ${duration.slow} ${easing.out}`,
  '@media': { [hover]: { selectors: { [`${card}:hover &`]: { transform: 'scale(1.03)' } } } },
})

/** The date is above the title visually and after it in DOM order. */
export const text = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space[2],
  minInlineSize: 0,
  padding: space[5],
})
export const date = componentStyle({ order: -1, color: color.muted, fontSize: vars.fontSize[14], lineHeight: vars.lineHeight.snug })
export const title = componentStyle({ fontSize: vars.fontSize[18], lineHeight: vars.lineHeight.snug })
/** The only link; its target covers the whole card. */
export const link = componentStyle({
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 }, '&:focus-visible': { outline: 'none' } },
})
export const subLine = componentStyle({ color: color.muted, fontSize: vars.fontSize[16], lineHeight: vars.lineHeight.normal })
export const note = componentStyle({ color: color.muted, fontSize: vars.fontSize[14], lineHeight: vars.lineHeight.normal })

/** Above the link that covers the card. */
export const above = componentStyle({ position: 'relative' })
/** At the foot of the card, so that the actions of a row stand in line. */
export const action = componentStyle({ position: 'relative', marginBlockStart: 'auto', paddingBlockStart: space[3] })
export const status = componentStyle({ position: 'absolute', insetBlockStart: space[3], insetInlineStart: space[3], pointerEvents: 'none' })
