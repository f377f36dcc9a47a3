import { part } from '../../components/part.ts'

export const grid = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
})

export const whole = part({ gridColumn: '1 / -1', minInlineSize: 0 })
export const half = part({ minInlineSize: 0 })
