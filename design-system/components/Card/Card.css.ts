import { style } from '@vanilla-extract/css'
import { layer, up, vars } from '../../theme/index.ts'

export const card = style({
  '@layer': {
    [layer.components]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[4],
      minInlineSize: 0,
      padding: vars.space[5],
      border: `${vars.size.border} solid ${vars.color.line}`,
      borderRadius: vars.radius.lg,
      backgroundColor: vars.color.surface,
      '@media': { [up('sm')]: { padding: vars.space[6] } },
    },
  },
})

export const body = style({
  '@layer': { [layer.components]: { display: 'flex', flexDirection: 'column', gap: vars.space[3], minInlineSize: 0 } },
})

/** Stays at the bottom where cards of a row are of one height. */
export const footer = style({
  '@layer': {
    [layer.components]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3], marginBlockStart: 'auto' },
  },
})
