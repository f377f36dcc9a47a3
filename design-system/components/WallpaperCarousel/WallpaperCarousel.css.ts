import { up, vars } from '../../theme/index.ts'
import { part } from '../part.ts'

/** Behind the page: the nearest frame that isolates its layers is what it fills. */
export const wall = part({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: -1,
  blockSize: '540px',
  overflow: 'hidden',
  pointerEvents: 'none',
  '@media': { [up('lg')]: { blockSize: '720px' }, '(forced-colors: active)': { display: 'none' } },
  selectors: {
    /* Words stand on it: the page's own colour lies over it, and all of it at the foot. */
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(color-mix(in oklch, ${vars.color.page} 86%, transparent), ${vars.color.page})`,
    },
    '[data-contrast="more"] &': { display: 'none' },
  },
})

export const image = part({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

/** The second slide lies on the first: until it has arrived the first shows through. */
// literal: slower than any motion of the interface, because nobody asked for it
export const over = part({ opacity: 0, transition: `opacity 1200ms ${vars.easing.out}` })
export const shown = part({ opacity: 1 })

export const control = part({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  selectors: { '[data-contrast="more"] &': { display: 'none' } },
  '@media': {
    '(forced-colors: active)': { display: 'none' },
    '(prefers-reduced-motion: reduce)': { display: 'none' },
  },
})
