import { z } from 'zod'
import { siteCall } from '../api/contract.ts'
import { calendarDateSchema, oreSchema } from '../api/scalars.ts'
import { resultPeriods } from './constants.ts'

/** Stakes and wins of one day in Denmark, øre. The house pays the stake of a free spin, so only its win counts. */
const dayResultSchema = z.object({ date: calendarDateSchema, staked: oreSchema, won: oreSchema })
export type DayResult = z.output<typeof dayResultSchema>

/** Calls of the overview. */
export const overviewCalls = {
  /** What the player has staked and won on each of the last days, today included, the oldest first. A day without play is in it. */
  results: siteCall('overview.results', {
    access: 'player',
    body: z.object({ sessionId: z.string(), days: z.union(resultPeriods.map((days) => z.literal(days))).default(30) }),
    injected: { 'body.sessionId': 'sessionId' },
    response: z.object({ days: z.array(dayResultSchema).max(90) }),
    withoutCall: { days: [] },
  }),
}
