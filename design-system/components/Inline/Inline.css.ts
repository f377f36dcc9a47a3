import { style, styleVariants } from '@vanilla-extract/css'
import { layer, up } from '../../theme/index.ts'

export const inline = style({ '@layer': { [layer.components]: { display: 'flex', minInlineSize: 0 } } })

export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' },
  (value) => ({ '@layer': { [layer.components]: { alignItems: value } } }),
)

export const justify = styleVariants({ start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' }, (value) => ({
  '@layer': { [layer.components]: { justifyContent: value } },
}))

export const wrap = style({ '@layer': { [layer.components]: { flexWrap: 'wrap' } } })

/** Stacked at full width on phones, where two buttons do not fit side by side. */
export const stacked = style({
  '@layer': {
    [layer.components]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      '@media': { [up('sm')]: { flexDirection: 'row', alignItems: 'center' } },
    },
  },
})
