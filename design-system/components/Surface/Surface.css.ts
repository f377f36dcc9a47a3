import { style, styleVariants } from '@vanilla-extract/css'
import { layer, vars } from '../../theme/index.ts'

export const surface = style({
  '@layer': {
    [layer.components]: { minInlineSize: 0, '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } } },
  },
})

export const level = styleVariants(
  {
    surface: { backgroundColor: vars.color.surface },
    raised: { backgroundColor: vars.color.raised, boxShadow: vars.shadow[2] },
    sunken: { backgroundColor: vars.color.sunken },
  },
  (rule) => ({ '@layer': { [layer.components]: rule } }),
)

export const radius = styleVariants({ none: '0', sm: vars.radius.sm, md: vars.radius.md, lg: vars.radius.lg }, (value) => ({
  '@layer': { [layer.components]: { borderRadius: value } },
}))

export const line = style({ '@layer': { [layer.components]: { border: `${vars.size.border} solid ${vars.color.line}` } } })

export const padding = styleVariants(vars.space, (value) => ({ '@layer': { [layer.components]: { padding: value } } }))
