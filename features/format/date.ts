import { dayMs, hourMs, minuteMs } from './duration.ts'

/** Date and time of day in Denmark, as numbers: `month` and `day` count from 1, `hour` from 0 to 23. */
interface DanishTime {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

/** Slow to construct on a phone, so it is created on first use. */
let format: Intl.DateTimeFormat | undefined

/**
 * UTC ms → date and time in Denmark. Only the numbers come from `Intl`: the order, the separators and the names of months that it writes
 * differ between engines and their versions. Throws a RangeError for a time that is no date.
 */
function danishTime(ms: number): DanishTime {
  format ??= new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Copenhagen',
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const time: DanishTime = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 }
  for (const { type, value } of format.formatToParts(ms)) if (type in time) time[type as keyof DanishTime] = Number(value) // `in` has checked the name
  return time
}

const weekdays = ['søndag', 'mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag']
const months = ['januar', 'februar', 'marts', 'april', 'maj', 'juni', 'juli', 'august', 'september', 'oktober', 'november', 'december']
const shortMonths = ['jan.', 'feb.', 'mar.', 'apr.', 'maj', 'jun.', 'jul.', 'aug.', 'sep.', 'okt.', 'nov.', 'dec.']

const twoDigits = (value: number): string => String(value).padStart(2, '0')
const isoDate = ({ year, month, day }: DanishTime): string => `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
/** `18. juni`, with no line break after the day. */
const dayAndMonth = (day: number, month: number): string => `${day}.\u00a0${months[month - 1]}`
const shortDate = ({ day, month, year }: DanishTime): string => `${day}. ${shortMonths[month - 1]} ${year}`
const timeOfDay = ({ hour, minute }: DanishTime): string => `${twoDigits(hour)}.${twoDigits(minute)}`

/** Summer time ends at 03.00, which becomes 02.00. Names the hour for a time of day that comes twice. */
function hourMark(ms: number): string {
  const [before, now, after] = [ms - hourMs, ms, ms + hourMs].map((time) => timeOfDay(danishTime(time)))
  if (now === after) return ' (sommertid)'
  return now === before ? ' (normaltid)' : ''
}

/** UTC ms → `20. nov. 2026, 20.41` in Copenhagen time; `25. okt. 2026, 02.30 (sommertid)` in the hour that is repeated. */
export function formatDateTime(ms: number): string {
  const time = danishTime(ms)
  return `${shortDate(time)}, ${timeOfDay(time)}${hourMark(ms)}`
}
/** UTC ms → `20. nov. 2026`. */
export const formatShortDate = (ms: number): string => shortDate(danishTime(ms))
/** UTC ms → `20. november 2026`. */
export function formatDate(ms: number): string {
  const { day, month, year } = danishTime(ms)
  return `${dayAndMonth(day, month)} ${year}`
}
/** UTC ms → `lørdag den 21. november kl. 20.41`, with the mark of `formatDateTime`. */
export const formatLongDate = (ms: number): string => `${formatDay(danishDate(ms))} kl.\u00a0${formatTime(ms)}${hourMark(ms)}`
/** UTC ms → `i dag kl. 20.41`, `i morgen kl. 20.41`, else as `formatLongDate`. `now`: UTC ms. */
export function formatSoon(ms: number, now: number): string {
  const [date, today] = [danishDate(ms), danishDate(now)]
  const day = date === today ? 'i dag' : date === addDays(today, 1) ? 'i morgen' : null
  return day === null ? formatLongDate(ms) : `${day} kl.\u00a0${formatTime(ms)}${hourMark(ms)}`
}
/** UTC ms → `2026-06-18`, the date in Denmark. */
export const danishDate = (ms: number): string => isoDate(danishTime(ms))
/** UTC ms → `UTC+1`, `UTC+2` in summer: how far the time in Denmark is ahead. */
export function danishOffset(ms: number): string {
  const { year, month, day, hour, minute, second } = danishTime(ms)
  const aheadMs = Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / 1000) * 1000
  return `UTC+${aheadMs / hourMs}`
}
/** Start of a day in Denmark, `2026-06-18` → UTC ms: 22:00 UTC of the day before in summer, 23:00 in winter. */
export const danishMidnight = (date: string): number => {
  const [summer, winter] = [Date.parse(`${date}T00:00:00+02:00`), Date.parse(`${date}T00:00:00+01:00`)]
  return danishDate(summer) === date ? summer : winter
}
/** Whether a text is a date of the calendar, `2026-02-28`; false for `2026-13-01` and `2026-02-30`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const noon = Date.parse(`${text}T12:00:00Z`)
  return !Number.isNaN(noon) && addDays(text, 0) === text
}
/** The date so many days after another: `2026-02-28`, 1 → `2026-03-01`. Throws a RangeError for a text that is no date (`isCalendarDate`). */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
/** `2026-06-18`, a date in Denmark → `torsdag den 18. juni`. */
export function formatDay(date: string): string {
  const noon = new Date(`${date}T12:00:00Z`)
  return `${weekdays[noon.getUTCDay()]} den ${dayAndMonth(noon.getUTCDate(), noon.getUTCMonth() + 1)}`
}
/** UTC ms → `20:41:07`, or `20:41` without seconds, for the clock of the protection strip. */
export function formatClock(ms: number, { seconds = true }: { seconds?: boolean } = {}): string {
  const { hour, minute, second } = danishTime(ms)
  return [hour, minute, ...(seconds ? [second] : [])].map(twoDigits).join(':')
}
/** UTC ms → `20.41`. */
export const formatTime = (ms: number): string => timeOfDay(danishTime(ms))
/** Seconds → `4:05` (minutes:seconds), for a time that runs out. */
export const formatMinutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`
/** Duration in ms → `0:12` (hours:minutes), for the time logged in. */
export const formatDuration = (ms: number): string => {
  const minutes = Math.max(0, Math.floor(ms / minuteMs))
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}`
}
/** Whole minutes → `2 t. 30 min.`, `2 t.`, `45 min.` */
export const formatHoursMinutes = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} t.`, (rest > 0 || hours === 0) && `${rest} min.`].filter(Boolean).join(' ')
}
