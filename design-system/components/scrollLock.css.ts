import { globalStyle } from '@vanilla-extract/css'
import { layer, up, vars } from '../theme/index.ts'

/*
 * An open overlay locks the page by its mere presence: no script that could forget to release it, and no style element that a strict
 * content security policy would refuse (which is why Radix's own Overlay, with its injected styles, is not used).
 * `always`, or `below-lg` for panels beside which the page stays in use on large screens.
 */
const locked = {
  overflow: 'hidden',
  // The gutter that large screens keep for a scrollbar takes the colour of `<html>`: the page's, as it looks under the veil. What it is mixed of is
  // asked for by theme/base.css.ts as well: that keeps this rule from costing the style of every element.
  backgroundColor: `color-mix(in srgb, ${vars.color.page} 40%, rgb(from ${vars.color.scrim} r g b / 1))`,
} as const

globalStyle('html:has([data-scroll-lock]) > body', { '@layer': { [layer.components]: { backgroundColor: vars.color.page } } })
globalStyle('html:has([data-scroll-lock="always"])', { '@layer': { [layer.components]: locked } })
globalStyle('html:has([data-scroll-lock="below-lg"])', {
  '@layer': { [layer.components]: { '@media': { [`not all and ${up('lg')}`]: locked } } },
})
