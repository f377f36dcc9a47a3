import { addDays, danishDate, danishMidnight } from '@casino/features/format/date'

/** The next midnight in Denmark, UTC ms: 22:00 UTC in summer, 23:00 in winter. */
export const nextDanishMidnight = (now: number): number => danishMidnight(addDays(danishDate(now), 1))
