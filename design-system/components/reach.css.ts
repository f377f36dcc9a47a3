import { part } from './part.ts'

export const reach = part({ display: 'contents' })
