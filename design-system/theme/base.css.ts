import { vars } from '@casino/tokens/vars'
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { themedInput } from '../styling/inputAppearance.ts'
import { bottomBarHeight } from '../styling/pageInsets.css.ts'
import { layer } from './layers.css.ts'
import { up } from './media.ts'

const reset = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { [layer.reset]: rule } })
const base = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { [layer.base]: rule } })

reset('*, ::before, ::after', { boxSizing: 'border-box', margin: 0, padding: 0 })
reset('ul[class], ol[class]', { listStyle: 'none' })
reset('img, svg, iframe', { display: 'block', maxInlineSize: '100%' })
reset('img', { blockSize: 'auto' })
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
reset('::file-selector-button', { font: 'inherit' })
reset('code, kbd, pre, samp', { font: 'inherit', fontVariantNumeric: 'tabular-nums' })
reset('button', { border: 0, background: 'none', cursor: 'pointer', textAlign: 'inherit' })
reset('a', { color: 'inherit', textDecoration: 'none' })

base('html', {
  fontFamily: vars.font.text,
  lineHeight: vars.lineHeight.normal,
  /* Also what Chromium and Firefox read; Safari knows no other name. */
  WebkitTextSizeAdjust: '100%',
  /*
   * No visible effect. It references the same variables whatever the background is, because Chromium compares the variables of two styles
   * in order of first reference: when a dialog's background referenced others first, the style of every element was recalculated.
   */
  borderColor: `${vars.color.scrim} ${vars.color.page}`,
  backgroundColor: vars.color.page,
  color: vars.color.text,
  /* A sticky bottom bar must never cover the focused element; a sticky header says so itself. */
  scrollPaddingBlock: `${vars.space[4]} calc(${bottomBarHeight} + 1rem)`,
  /* Not `break-word`: a long word would still set the minimum width of grid and flex items, legends and buttons. */
  overflowWrap: 'anywhere',
})
/* Same page width with and without a scrollbar: no shift between short and long pages, or when a dialog locks scrolling. */
base('html', { '@media': { [up('lg')]: { scrollbarGutter: 'stable' } } })
base('body', { minBlockSize: '100dvh', WebkitFontSmoothing: 'antialiased' })
/* Long Danish compounds are hyphenated by language rules; short words are not. */
base(':lang(da)', { hyphens: 'auto', hyphenateLimitChars: '12 5 4' })
base('h1, h2, h3, h4', {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.bold,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
})
/* Avoids a last line of one word; ignored by browsers without support. */
base('p, li, dd', { textWrap: 'pretty' })
base('button, label, th, time', { hyphens: 'manual' })
base('b, strong', { fontWeight: vars.weight.semibold })
base('::selection', { backgroundColor: vars.color.action.bg, color: vars.color.action.text })
base(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 })
/* A heading focused after navigation is announced, not decorated. */
base('[tabindex="-1"]:focus', { outline: 'none' })
base('::placeholder', { color: themedInput('placeholder'), opacity: 1 })

globalStyle('*, ::before, ::after', {
  '@layer': {
    [layer.utilities]: {
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          /* `!important`, because no component may opt out of the user's preference. Animations end at once, endless ones too, and report it. */
          animationDuration: '0s !important',
          transition: 'none !important',
        },
      },
    },
  },
})
