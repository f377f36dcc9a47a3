import { componentStyle, componentVariants } from '../../styling/componentStyle.ts'
import { up } from '../../theme/index.ts'

export const inline = componentStyle({ display: 'flex', minInlineSize: 0 })

export const align = componentVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' },
  (value) => ({ alignItems: value }),
)

export const justify = componentVariants({ start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' }, (value) => ({
  justifyContent: value,
}))

export const wrap = componentStyle({ flexWrap: 'wrap' })

/** Stacked at full width on phones, where two buttons do not fit in a row. */
export const stacked = componentStyle({
  flexDirection: 'column',
  alignItems: 'stretch',
  '@media': { [up('sm')]: { flexDirection: 'row', alignItems: 'center' } },
})
