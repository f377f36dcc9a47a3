import { style } from '@vanilla-extract/css'
import { layer } from './layers.css.ts'

/** Visually hidden, available to screen readers. */
export const visuallyHidden = style({
  '@layer': {
    [layer.utilities]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      margin: -1,
      padding: 0,
      border: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
