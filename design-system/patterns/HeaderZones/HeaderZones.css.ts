import { globalStyle, style } from '@vanilla-extract/css'
import { part } from '../../components/part.ts'
import { layer, up, vars } from '../../theme/index.ts'
import { stripHeight } from '../TopStrip/height.ts'

export const header = part({
  position: 'sticky',
  // Below the strip where there is one; it is always the element before.
  insetBlockStart: 0,
  zIndex: vars.zIndex.sticky,
  background: vars.color.page,
  selectors: { 'section + &': { insetBlockStart: stripHeight } },
  // With little height, a phone on its side, the page needs the room more.
  '@media': { '(max-height: 30em)': { position: 'static' } },
})

/** The top of the page, whatever stands there. */
export const top = part({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, inlineSize: 1, blockSize: 0 })

export const zones = part({
  display: 'flex',
  alignItems: 'center',
  // One line, unless text is so enlarged that it cannot be.
  flexWrap: 'wrap',
  gap: vars.space[2],
  minBlockSize: vars.size.header,
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: vars.space[4],
  '@media': {
    [up('sm')]: { gap: vars.space[4] },
    [up('md')]: { paddingInline: vars.space[6] },
    [up('lg')]: { gap: vars.space[6], paddingInline: vars.space[8] },
  },
})

const zone = part({ display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 })

const first = part({})
export const start = style([zone, first])
// A menu bar leaves its zone empty below lg; the zone then takes no gap either, what else stands in it keeps one, and its width.
const wide = part({
  flex: '1 1 auto',
  minInlineSize: 'auto',
  alignSelf: 'stretch',
  marginInlineStart: `calc(${vars.space[2]} * -1)`,
  '@media': {
    [up('sm')]: { marginInlineStart: `calc(${vars.space[4]} * -1)` },
    [up('lg')]: { flex: '1 1 0', minInlineSize: 0, marginInlineStart: 0 },
  },
})
export const center = style([zone, wide])
const last = part({ flexWrap: 'wrap', marginInlineStart: 'auto' })
export const end = style([zone, last])

globalStyle(`${wide} > *`, {
  '@layer': {
    [layer.components]: {
      marginInlineStart: vars.space[2],
      '@media': { [up('sm')]: { marginInlineStart: vars.space[4] }, [up('lg')]: { marginInlineStart: 0 } },
    },
  },
})

// Logo, log in and register stand in one line on every phone. The narrower it is, the more padding the buttons give up; below 350 px
// everything is set one size smaller. Names and targets stay whole.
const phone = `not all and ${up('sm')}`
const slim = '(max-width: 25.9em)'
const slimmer = '(max-width: 23.4em)'
const slimmest = '(max-width: 21.8em)'

globalStyle(`${last} > *`, {
  '@layer': {
    [layer.theme]: {
      '@media': {
        [slim]: { vars: { '--button-padding': '0.85rem' } },
        [slimmer]: { vars: { '--button-padding': '0.6rem' } },
        [slimmest]: { fontSize: vars.fontSize[14] },
      },
    },
  },
})
globalStyle(zones, {
  '@layer': {
    // literal: a wordmark is drawn to the room that the buttons leave
    [layer.components]: {
      '@media': {
        [phone]: { vars: { '--logo-size': '1.45rem' } },
        [slimmest]: { vars: { '--logo-size': '1.05rem' }, columnGap: vars.space[1] },
      },
    },
  },
})

// What is reached by keyboard or by an anchor never ends up under the sticky parts.
globalStyle(`html:has(${header})`, {
  '@layer': {
    [layer.components]: {
      scrollPaddingBlockStart: `calc(${vars.size.header} + ${stripHeight} + 1rem)`,
      scrollPaddingBlockEnd: 'calc(var(--bottom-bar, 0px) + var(--form-actions, 1rem))',
    },
  },
})
