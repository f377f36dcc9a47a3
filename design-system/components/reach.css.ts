import { componentStyle } from './part.ts'

export const wrapper = componentStyle({ display: 'contents' })
