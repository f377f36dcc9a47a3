import { hover, vars } from '../../theme/index.ts'
import { part } from '../part.ts'

export const root = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
  padding: vars.space[4],
  border: `${vars.size.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
  '@media': { [hover]: { ':hover': { borderColor: vars.color.lineStrong } } },
})

export const picture = part({
  flex: 'none',
  inlineSize: '64px',
  blockSize: '64px',
  borderRadius: vars.radius.md,
  objectFit: 'cover',
  objectPosition: 'right',
  backgroundColor: vars.color.sunken,
})

export const words = part({ display: 'flex', flexDirection: 'column', gap: '2px', minInlineSize: 0 })
export const title = part({ color: vars.color.muted, fontSize: vars.fontSize[14] })
