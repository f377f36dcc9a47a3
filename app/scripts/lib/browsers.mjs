import { Features } from 'lightningcss'

/** CSS build target: the first browsers with OKLCH and `:has`. Without it each colour is emitted with RGB and Lab fallbacks. */
export const cssTarget = ['chrome111', 'edge111', 'firefox121', 'safari16.4']

/** Vite's `css` option. Without it every `color-scheme` declares two variables for `light-dark()`, which no style uses. */
export const cssOptions = { lightningcss: { exclude: Features.LightDark } }
