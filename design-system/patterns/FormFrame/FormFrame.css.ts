import { componentStyle } from '../../styling/componentStyle.ts'
import { up, vars } from '../../theme/index.ts'

/** Leaves space for the dialog's title and one line below, even when the keyboard covers half of a phone. */
export const stage = componentStyle({
  position: 'relative',
  marginInline: 'auto',
  maxInlineSize: '100%',
  blockSize: 'clamp(20rem, 92dvh - 12rem, 38rem)',
  overflow: 'hidden',
  background: vars.color.sunken,
  border: `${vars.size.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  '@media': { [up('md')]: { blockSize: 'clamp(20rem, 100dvh - 19rem, 38rem)' } },
})

/** Behind the frame, which is transparent until its page is drawn. */
export const loading = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.muted,
})

/** A page without a background expects a white one. */
// biome-ignore lint/plugin: the canvas of another site
export const page = componentStyle({ background: '#fff', colorScheme: 'light' })

export const frame = componentStyle({ position: 'relative', inlineSize: '100%', blockSize: '100%', border: 0 })
