import { componentStyle } from '../../styling/componentStyle.ts'
import { up, vars } from '../../theme/index.ts'

/** Behind the page content: fills the nearest positioned ancestor with its own stacking context. */
export const wallpaper = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: -1,
  blockSize: '540px',
  overflow: 'hidden',
  pointerEvents: 'none',
  // Transparent until the first image is painted, so that a decoration is never the largest contentful paint. It has its own layer: under
  // reduced motion there is no transition, and showing it would paint again.
  opacity: 0,
  willChange: 'opacity',
  // biome-ignore lint/plugin: slower than UI motion, because no user action triggers it
  transition: `opacity 1200ms ${vars.easing.out}`,
  '@media': {
    [up('lg')]: { blockSize: '720px' },
    '(forced-colors: active)': { display: 'none' },
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  selectors: {
    /* Text is shown on top: an overlay of the page colour, opaque at the bottom. */
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(color-mix(in oklch, ${vars.color.page} 80%, transparent), ${vars.color.page})`,
    },
    '[data-contrast="more"] &': { display: 'none' },
  },
})

export const image = componentStyle({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

/** The second slide is above the first, which stays visible until the second has loaded. */
// biome-ignore lint/plugin: slower than UI motion, because no user action triggers it
export const secondSlide = componentStyle({ opacity: 0, transition: `opacity 1200ms ${vars.easing.out}` })
export const shown = componentStyle({ opacity: 1 })
export const loaded = componentStyle({ opacity: 1 })

export const control = componentStyle({
  selectors: { '[data-contrast="more"] &': { display: 'none' } },
  '@media': {
    '(forced-colors: active)': { display: 'none' },
    '(prefers-reduced-motion: reduce)': { display: 'none' },
  },
})
