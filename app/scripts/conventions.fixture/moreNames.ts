// Read by `conventions.test.ts` only: every line marked red must be reported, every other one must pass.
import { first } from './names.ts'

export interface Period /* red: name */ {
  days: number
}
export function periods(): number /* red: name */ {
  return internal
}
export const last = 7 /* red: name */
export const badge = 'named like a style that is imported by name' /* red: name */
export const rule = 'named like a style that is read through its namespace'

const internal = 2

export { look } from './names.ts'
export { first }
