import { componentStyle } from '../styling/componentStyle.ts'

export const wrapper = componentStyle({ display: 'contents' })
