import { hover, vars } from '../theme/index.ts'
import { componentStyle } from './componentStyle.ts'

/** Surface shared by Card, ArticleCard, MediaLink and RadioCards. A card adds its layout, and its border states if it has any. */
export const cardSurface = componentStyle({
  minInlineSize: 0,
  border: `${vars.size.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
})

/** A card that is a link as a whole. */
export const cardLink = componentStyle({
  transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
  '@media': { [hover]: { ':hover': { borderColor: vars.color.lineStrong } } },
})
