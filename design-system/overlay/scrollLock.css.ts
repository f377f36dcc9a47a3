import { globalComponentStyle } from '../styling/componentStyle.ts'
import { below, tabletAtLg, vars } from '../theme/index.ts'

/*
 * An open overlay locks page scrolling with a `:has()` selector: no script can forget to release it, and no `<style>` element is injected,
 * which a strict content security policy would block (the reason not to use Radix's Overlay). `always`; or `below-desktop` for panels that
 * leave the page usable on large screens, except tablets. DialogFrame renders layers as children of `<body>`. `:has(> body > …)` looks no
 * deeper: otherwise the browser searches the whole page after every insertion, and a dialog inserts three elements.
 */
const locked = {
  overflow: 'hidden',
  // The scrollbar gutter on large screens has the background of `<html>`: the page colour blended with the scrim. theme/base.css.ts uses
  // the same variables on `<html>`, so that applying this rule does not recompute the style of every element.
  backgroundColor: `color-mix(in srgb, ${vars.color.page} 40%, rgb(from ${vars.color.scrim} r g b / 1))`,
} as const

const withLayer = (lock: string) => `html:has(> body > ${lock})`

globalComponentStyle(`${withLayer('[data-scroll-lock]')} > body`, { backgroundColor: vars.color.page })
globalComponentStyle(withLayer('[data-scroll-lock="always"]'), locked)
globalComponentStyle(withLayer('[data-scroll-lock="below-desktop"]'), {
  '@media': { [below('lg')]: locked, [tabletAtLg]: locked },
})
