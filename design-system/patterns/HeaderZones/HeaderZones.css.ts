import { createVar, style } from '@vanilla-extract/css'
import { container, width } from '../../components/Container/Container.css.ts'
import { kind as logo } from '../../components/Logo/Logo.css.ts'
import { componentStyle, globalComponentStyle } from '../../styling/componentStyle.ts'
import { stripHeight } from '../../styling/stripHeight.ts'
import { below, cramped, up, vars } from '../../theme/index.ts'
import { barWithLogo } from '../MenuBar/MenuBar.css.ts'

export const header = componentStyle({
  position: 'sticky',
  // Below the strip, if there is one: always the preceding sibling.
  insetBlockStart: 0,
  zIndex: vars.zIndex.sticky,
  background: vars.color.page,
  selectors: { 'section + &': { insetBlockStart: stripHeight } },
  '@media': { [cramped]: { position: 'static' } },
})

/** Behind the zones, above the header's own background. Hidden while the header is not sticky: then it would cover the page. */
export const backdrop = componentStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  '@media': { [cramped]: { display: 'none' }, '(forced-colors: active)': { display: 'none' } },
  selectors: { '[data-contrast="more"] &': { display: 'none' } },
})

// Logo, log in and register fit in one line on every phone. The narrower the viewport, the less padding the buttons have; below 352 px
// the font is one size smaller. Labels are not truncated and targets keep their size.
const phone = below('sm')
const slim = '(width < 26em)'
const slimmer = '(width < 23.4em)'
const slimmest = '(width < 22em)'

/** Gap on both sides of the centre below lg. A menu bar is hidden there: its empty zone then takes no gap. Other content keeps its gap and width. */
const gap = createVar('gap')

const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  // One line, unless enlarged text does not fit.
  flexWrap: 'wrap',
  vars: { [gap]: vars.space[2] },
  gap,
  minBlockSize: vars.size.header,
  '@media': {
    [slimmest]: { vars: { [gap]: vars.space[1] }, rowGap: vars.space[2] },
    [up('sm')]: { vars: { [gap]: vars.space[4] } },
    [up('lg')]: { vars: { [gap]: '0px' }, gap: vars.space[6] },
  },
})
export const zones = style([container, width.page, bar])

const zone = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 })

const first = componentStyle({})
export const start = style([zone, first])
const wide = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 'auto',
  alignSelf: 'stretch',
  marginInlineStart: `calc(${gap} * -1)`,
  '@media': { [up('lg')]: { flex: '1 1 0', minInlineSize: 0 } },
})
export const center = style([zone, wide])
const last = componentStyle({ flexWrap: 'wrap', marginInlineStart: 'auto' })
export const end = style([zone, last])

globalComponentStyle(`${wide} > *`, { marginInlineStart: gap })
// On phones the menu is in the bottom bar, and the logo of the menu bar begins the header.
globalComponentStyle(`${wide} > ${barWithLogo}`, { '@media': { [below('md')]: { marginInlineStart: 0 } } })

globalComponentStyle(`${bar} ${logo.logo}`, {
  // biome-ignore lint/plugin: the wordmark is sized to the space that the buttons leave
  '@media': { [phone]: { fontSize: '1.45rem' }, [slimmest]: { fontSize: '1.05rem' } },
})
globalComponentStyle(`${bar} > ${last} > *`, {
  '@media': {
    [slim]: { vars: { '--button-padding': '0.85rem' } },
    [slimmer]: { vars: { '--button-padding': '0.6rem' } },
    [slimmest]: { fontSize: vars.fontSize[14] },
  },
})

// Focused elements and anchor targets are never scrolled under the sticky parts.
globalComponentStyle(`html:has(${header})`, { scrollPaddingBlockStart: `calc(${vars.size.header} + ${stripHeight} + 0.75rem)` })
