import { vars } from '@casino/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'

// a press during the transition reaches the page that is already there
globalStyle('::view-transition', { pointerEvents: 'none' })
globalStyle('::view-transition-group(*)', { animationDuration: vars.duration.base, animationTimingFunction: vars.easing.out })
// tile and frame have different proportions
globalStyle('::view-transition-old(game), ::view-transition-new(game)', { blockSize: '100%', objectFit: 'cover', overflow: 'clip' })
