import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

const { color, radius } = vars
const fill = { borderRadius: radius.full, backgroundColor: color.action.bg }

export const progress = componentStyle({
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
