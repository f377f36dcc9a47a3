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

export const frame = part({
  flex: 'none',
  inlineSize: '64px',
  blockSize: '64px',
  borderRadius: vars.radius.md,
  overflow: 'hidden',
  backgroundColor: vars.color.sunken,
})

/** At this size only the motif is worth its room: lettering at the edges is cut away. */
export const picture = part({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', transform: 'scale(1.45)' })

export const words = part({ display: 'flex', flexDirection: 'column', gap: '2px', minInlineSize: 0 })
export const title = part({ color: vars.color.muted, fontSize: vars.fontSize[14] })
