import { limits } from '../limits/bad.ts' // red: features-apart
import type { LimitsCalls } from '../limits/calls.ts'
import { useLimitsQuery } from '../limits/queries.ts'

export const deposit: LimitsCalls = limits ?? useLimitsQuery
