// Read by `conventions.test.ts` only: every line marked red must be reported, every other one must pass.
import { badge } from './shared.css.ts'

export type Period = 'day' | 'week' /* red: name */
export const periods = ['day', 'week'] /* red: name */
export const [first, second] = periods
export { second as last } /* red: name */
export const look = badge

const internal = 1

export { internal }
