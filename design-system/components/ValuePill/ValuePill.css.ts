import { componentStyle } from '../../styling/componentStyle.ts'
import { touchTarget } from '../../styling/touchTarget.ts'
import { hover, touch, up, vars } from '../../theme/index.ts'

export const pill = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  boxSizing: 'border-box',
  minBlockSize: vars.size.touch,
  minInlineSize: 0,
  color: vars.color.text,
  borderRadius: vars.radius.full,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { [hover]: { selectors: { '&:hover': { background: vars.color.raised } } } },
})

const outline = { background: vars.color.surface, border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.full }

export const outlined = componentStyle({
  ...outline,
  paddingInline: vars.space[3],
  '@media': { [up('sm')]: { paddingInline: vars.space[4] } },
})

/** In the capsule, whose outline is around figure and action. */
export const plain = componentStyle({
  minBlockSize: 36,
  minInlineSize: 'min-content',
  paddingInline: vars.space[2],
  '@media': { [up('sm')]: { paddingInline: vars.space[3] }, [touch]: { position: 'relative', selectors: { '&::after': touchTarget } } },
})

/** The action's corners are those of the capsule. */
export const capsule = componentStyle({
  ...outline,
  vars: { '--button-radius': vars.radius.full },
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: vars.space[1],
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
