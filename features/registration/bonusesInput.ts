import type { CallInput } from '../api/contract.ts'
import type { registrationCalls } from './calls.ts'

/** Input of the bonus query, shared with the route's query so that the server-rendered page has the same SWR key. */
export const bonusesInput = { query: { PageSize: 20, CurrentPage: 1, active: true } } as const satisfies CallInput<
  (typeof registrationCalls)['bonuses']
>
