import type { PlayLimitKind } from '../api/entities/playLimit.ts'
import { formatHoursMinutes } from './date.ts'
import { formatKr, ore } from './money.ts'

/** A limit in the unit of its kind: øre → `500,00 kr.`, minutes → `2 t. 30 min.` */
export const formatPlayLimit = (kind: PlayLimitKind, value: number): string =>
  kind === 'time' ? formatHoursMinutes(value) : formatKr(ore(value))
