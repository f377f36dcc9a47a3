import { style } from '@vanilla-extract/css'
import { hiddenRule } from './hiddenRule.ts'
import { layer } from './layers.css.ts'

/** Visually hidden, available to screen readers. */
export const visuallyHidden = style({
  '@layer': {
    [layer.utilities]: {
      ...hiddenRule,
      margin: -1,
      padding: 0,
      border: 0,
    },
  },
})
