import { globalStyle } from '@vanilla-extract/css'
import { layer, up, vars } from '../theme/index.ts'

/*
 * An open overlay locks page scrolling through a `:has()` selector: no script can fail to release the lock, and no `<style>` element is
 * injected, which a strict content security policy would block (the reason not to use Radix's Overlay).
 * `always`, or `below-lg` for panels that leave the page usable on large screens.
 */
const locked = {
  overflow: 'hidden',
  // The scrollbar gutter on large screens has the background of `<html>`: the page colour blended with the scrim. theme/base.css.ts uses
  // the same variables on `<html>`, so that applying this rule does not recompute the style of every element.
  backgroundColor: `color-mix(in srgb, ${vars.color.page} 40%, rgb(from ${vars.color.scrim} r g b / 1))`,
} as const

globalStyle('html:has([data-scroll-lock]) > body', { '@layer': { [layer.components]: { backgroundColor: vars.color.page } } })
globalStyle('html:has([data-scroll-lock="always"])', { '@layer': { [layer.components]: locked } })
globalStyle('html:has([data-scroll-lock="below-lg"])', {
  '@layer': { [layer.components]: { '@media': { [`not all and ${up('lg')}`]: locked } } },
})
