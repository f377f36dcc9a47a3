import { componentStyle } from '../../styling/componentStyle.ts'

export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
})

export const fullWidth = componentStyle({ gridColumn: '1 / -1', minInlineSize: 0 })
export const halfWidth = componentStyle({ minInlineSize: 0 })
