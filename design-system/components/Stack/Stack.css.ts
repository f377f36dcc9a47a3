import { style, styleVariants } from '@vanilla-extract/css'
import { layer } from '../../theme/index.ts'

export const stack = style({ '@layer': { [layer.components]: { display: 'flex', flexDirection: 'column', minInlineSize: 0 } } })

export const align = styleVariants({ start: 'flex-start', center: 'center' }, (value) => ({
  '@layer': { [layer.components]: { alignItems: value } },
}))
