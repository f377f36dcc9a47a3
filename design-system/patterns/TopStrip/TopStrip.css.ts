import { globalStyle } from '@vanilla-extract/css'
import { componentStyle } from '../../styling/componentStyle.ts'
import { stripHeight } from '../../styling/stripHeight.ts'
import { hiddenRule } from '../../theme/hiddenRule.ts'
import { layer, up, vars } from '../../theme/index.ts'

export const strip = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: `calc(${vars.zIndex.sticky} + 1)`,
  color: vars.color.muted,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize[14],
  '@media': { '(max-width: 21.8em)': { fontSize: vars.fontSize[12] } },
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
  '@media': { [up('md')]: { paddingInline: vars.space[6] }, [up('lg')]: { paddingInline: vars.space[8] } },
})

export const group = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  minBlockSize: stripHeight,
  gap: vars.space[2],
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  '@media': { [up('sm')]: { gap: vars.space[5] } },
})

export const item = componentStyle({ display: 'inline-flex', alignItems: 'center', alignSelf: 'stretch', gap: '0.35em' })

/** Shown from md. */
export const fromMd = componentStyle({ display: 'none', '@media': { [up('md')]: { display: 'inline-flex' } } })

export const value = componentStyle({ color: vars.color.text, fontWeight: vars.weight.semibold, fontVariantNumeric: 'tabular-nums' })

/** Visually hidden on phones. */
export const labelFromSm = componentStyle({
  '@media': {
    [`not all and ${up('sm')}`]: hiddenRule,
  },
})

export const mark = componentStyle({
  paddingInline: '0.5em',
  border: `1.5px solid ${vars.color.text}`,
  borderRadius: vars.radius.full,
  color: vars.color.text,
  fontSize: vars.fontSize[12],
  fontWeight: vars.weight.bold,
  lineHeight: 1.4,
})

// Links in the strip fill its height: 36 px tall targets without a taller strip.
globalStyle(`${item} > a`, {
  '@layer': {
    [layer.theme]: {
      display: 'inline-flex',
      alignItems: 'center',
      alignSelf: 'stretch',
      minInlineSize: 24,
      color: 'inherit',
      fontSize: 'inherit',
      fontWeight: vars.weight.regular,
      textDecoration: 'none',
    },
  },
})
globalStyle(`${item} > a:hover`, { '@layer': { [layer.theme]: { color: vars.color.text, textDecoration: 'underline' } } })
globalStyle(`${item} > a:focus-visible`, { '@layer': { [layer.theme]: { outlineOffset: -2 } } })
