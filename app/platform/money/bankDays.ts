import { danishDate } from '@casino/features/format/date'
import Holidays from 'date-holidays'
import { dayMs } from '../core/clock.ts'

/** Public holidays of Denmark, and the days on which Danish banks are closed besides (Finans Danmark, *Bankernes lukkedage*). */
let holidays: Holidays | undefined
function danishBankHolidays(): Holidays {
  if (holidays) return holidays
  holidays = new Holidays('DK', { types: ['public'] })
  for (const [rule, name] of [
    ['easter 40', 'Dagen efter Kristi himmelfartsdag'],
    ['06-05', 'Grundlovsdag'],
    ['12-24', 'Juleaftensdag'],
    ['12-31', 'Nytårsaftensdag'],
  ] as const)
    holidays.setHoliday(rule, { name, type: 'public' })
  return holidays
}

/** Whether Danish banks execute payments on a date, `2026-12-24`. */
export function isBankDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !danishBankHolidays().isHoliday(`${date} 12:00:00`)
}

/** The date in Denmark that is `days` bank days after an instant (UTC ms): never a weekend or a bank holiday. */
export function addBankDays(instant: number, days: number): string {
  // the date as a UTC midnight, so that adding a day is not affected by daylight saving time
  let day = Date.parse(`${danishDate(instant)}T00:00:00Z`)
  for (let left = days; left > 0; ) {
    day += dayMs
    if (isBankDay(toDate(day))) left -= 1
  }
  return toDate(day)
}

const toDate = (midnight: number): string => new Date(midnight).toISOString().slice(0, 10)
