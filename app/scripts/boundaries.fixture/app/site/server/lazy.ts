import type { buttonClass } from './button.ts'

export type Lazy = typeof buttonClass
export const lazy = () => import('./button.css.ts')
