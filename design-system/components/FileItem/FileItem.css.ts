import { componentStyle } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

export const item = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const thumbnail = componentStyle({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  overflow: 'hidden',
  color: vars.color.muted,
  backgroundColor: vars.color.sunken,
  borderRadius: vars.radius.sm,
})

/** Covers the icon once it is drawn. */
export const picture = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  selectors: { '&[data-drawn]': { opacity: 1, backgroundColor: vars.color.sunken } },
})

export const text = componentStyle({
  flex: '1 1 6rem',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
})

export const name = componentStyle({ color: vars.color.text, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

export const end = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
})
