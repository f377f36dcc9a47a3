import { componentStyle } from '../../styling/componentStyle.ts'
import { hover, up, vars } from '../../theme/index.ts'

export const pill = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  boxSizing: 'border-box',
  minBlockSize: vars.size.touch,
  minInlineSize: 0,
  paddingInline: vars.space[3],
  color: vars.color.text,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    [up('sm')]: { paddingInline: vars.space[4] },
    [hover]: { selectors: { '&:hover': { background: vars.color.raised } } },
  },
})

export const text = componentStyle({ display: 'grid' })
export const label = componentStyle({ color: vars.color.muted, fontSize: vars.fontSize[12], lineHeight: vars.lineHeight.snug })
export const value = componentStyle({
  fontSize: vars.fontSize[14],
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.snug,
  '@media': { [up('sm')]: { fontSize: vars.fontSize[16] } },
})

/** Hidden on the narrowest phones. */
export const chevron = componentStyle({
  display: 'none',
  color: vars.color.muted,
  '@media': { [up('sm')]: { display: 'inline-flex' } },
})
