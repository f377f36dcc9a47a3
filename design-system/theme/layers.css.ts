import { globalLayer } from '@vanilla-extract/css'

/** Cascade layers, weakest first. Every style is in one of them: `'@layer': { [layer.components]: {…} }`. */
export const layer = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  components: globalLayer('components'),
  theme: globalLayer('theme'),
  utilities: globalLayer('utilities'),
}
