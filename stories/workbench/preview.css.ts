import { vars } from '@casino/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, space, fontSize } = vars

/* Stacked, so that the visible part of a wide frame contains every state. */
export const stage = style({ display: 'flex', flexDirection: 'column', gap: space[4], padding: space[4], alignItems: 'start' })
export const specimen = style({ display: 'grid', gap: space[1], inlineSize: '240px', justifyItems: 'start' })
export const specimenName = style({
  color: color.muted,
  fontSize: fontSize[12],
  margin: 0,
  selectors: {
    '[data-differs] > &': { color: color.text, fontWeight: vars.weight.semibold },
    '[data-differs] > &::before': { content: '≠ ', color: color.danger.text },
  },
})
export const formStage = style({ padding: space[4], boxSizing: 'border-box', maxInlineSize: '320px' })
export const formSection = style({ display: 'grid', gap: space[4] })
