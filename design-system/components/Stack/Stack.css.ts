import { componentStyle, componentVariants } from '../../styling/componentStyle.ts'

export const stack = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const align = componentVariants({ start: 'flex-start', center: 'center' }, (value) => ({ alignItems: value }))
