import { globalStyle, style } from '@vanilla-extract/css'
import { componentStyle } from '../../styling/componentStyle.ts'
import { stripHeight } from '../../styling/stripHeight.ts'
import { touchTarget } from '../../styling/touchTarget.ts'
import { below, hover, layer, touch, up, vars } from '../../theme/index.ts'

/** The narrowest phones. */
const narrow = '(width < 23.4em)'

export const strip = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: `calc(${vars.zIndex.sticky} + 1)`,
  color: vars.color.muted,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize[14],
  '@media': { [narrow]: { fontSize: vars.fontSize[12] } },
})

export const inner = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  minBlockSize: stripHeight,
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: vars.space[4],
  '@media': {
    [narrow]: { columnGap: vars.space[1], paddingInline: vars.space[3] },
    [up('md')]: { paddingInline: vars.space[6] },
    [up('lg')]: { paddingInline: vars.space[8] },
  },
})

const group = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  minBlockSize: stripHeight,
  gap: vars.space[2],
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { gap: '0.5em' }, [up('sm')]: { gap: vars.space[5] } },
})

const phone = below('sm')

/** One line. Where enlarged text does not fit, the values take the next one. */
export const start = group
export const end = style([group, componentStyle({ '@media': { [phone]: { marginInlineStart: 'auto' } } })])

export const item = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  gap: '0.35em',
})

/** No box: a label that phones leave out takes no gap. */
export const label = componentStyle({ display: 'contents' })

/** A text, and the shorter one that phones show. */
export const wide = componentStyle({ '@media': { [phone]: { display: 'none' } } })
export const short = componentStyle({ '@media': { [up('sm')]: { display: 'none' } } })

/** Shown from md. */
export const fromMd = componentStyle({ display: 'none', '@media': { [up('md')]: { display: 'inline-flex' } } })

export const value = componentStyle({ color: vars.color.text, fontWeight: vars.weight.semibold, fontVariantNumeric: 'tabular-nums' })

export const mark = componentStyle({
  paddingInline: '0.5em',
  border: `1.5px solid ${vars.color.text}`,
  borderRadius: vars.radius.full,
  color: vars.color.text,
  fontSize: vars.fontSize[12],
  fontWeight: vars.weight.bold,
  lineHeight: 1.4,
})

// Links fill the strip's height, and their touch target extends below it, because the strip is at the screen's edge.
globalStyle(`${item} > a`, {
  '@layer': {
    [layer.theme]: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      alignSelf: 'stretch',
      minInlineSize: 24,
      color: 'inherit',
      fontSize: 'inherit',
      fontWeight: vars.weight.regular,
      textDecoration: 'none',
      '@media': { [phone]: { whiteSpace: 'normal', overflowWrap: 'break-word' } },
    },
  },
})
globalStyle(`${item} > a::after`, {
  '@layer': { [layer.theme]: { '@media': { [touch]: { ...touchTarget, inset: `0 0 min(0px, 100% - ${vars.size.touch})` } } } },
})
globalStyle(`${item} > a:hover`, {
  '@layer': { [layer.theme]: { '@media': { [hover]: { color: vars.color.text, textDecoration: 'underline' } } } },
})
globalStyle(`${item} > a:focus-visible`, { '@layer': { [layer.theme]: { outlineOffset: -2 } } })
