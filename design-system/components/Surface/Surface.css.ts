import { componentStyle, componentVariants } from '../../styling/componentStyle.ts'
import { vars } from '../../theme/index.ts'

export const surface = componentStyle({ minInlineSize: 0, '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } } })

export const level = componentVariants({
  surface: { backgroundColor: vars.color.surface },
  raised: { backgroundColor: vars.color.raised, boxShadow: vars.shadow.raised },
  sunken: { backgroundColor: vars.color.sunken },
})

export const radius = componentVariants({ none: '0', sm: vars.radius.sm, md: vars.radius.md, lg: vars.radius.lg }, (value) => ({
  borderRadius: value,
}))

export const line = componentStyle({ border: `${vars.size.border} solid ${vars.color.line}` })

export const padding = componentVariants(vars.space, (value) => ({ padding: value }))
