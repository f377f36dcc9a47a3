import { createVar } from '@vanilla-extract/css'
import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

const { color, radius } = vars
/** Colour of what is filled. */
const filled = createVar('filled')
const fill = { borderRadius: radius.full, backgroundColor: filled }

export const progress = componentStyle({
  vars: { [filled]: color.action.bg },
  display: 'block',
  inlineSize: '100%',
  blockSize: '8px',
  appearance: 'none',
  border: 0,
  borderRadius: radius.full,
  overflow: 'hidden',
  backgroundColor: color.line,
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      border: '1px solid CanvasText',
      backgroundColor: 'Canvas',
      selectors: {
        '&::-webkit-progress-value': { backgroundColor: 'Highlight' },
        '&::-moz-progress-bar': { backgroundColor: 'Highlight' },
      },
    },
  },
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
  },
})

export const amber = componentStyle({ vars: { [filled]: color.money.text } })
