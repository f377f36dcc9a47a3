import { hover, vars } from '../theme/index.ts'
import { part } from './part.ts'

/** The plane that every card stands on: Card, ArticleCard, MediaLink, RadioCards. A card adds its layout, and its own line where it has states. */
export const cardSurface = part({
  minInlineSize: 0,
  border: `${vars.size.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
})

/** A card that leads somewhere as a whole. */
export const cardLink = part({
  transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
  '@media': { [hover]: { ':hover': { borderColor: vars.color.lineStrong } } },
})
