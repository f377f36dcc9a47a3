import { dayMs, hourMs, minuteMs } from './duration.ts'
import { once } from './once.ts'

const timeZone = 'Europe/Copenhagen'
const dateTimeFormat = once(
  () =>
    new Intl.DateTimeFormat('da-DK', {
      timeZone,
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
)
const dateFormat = once(() => new Intl.DateTimeFormat('da-DK', { timeZone, day: 'numeric', month: 'long', year: 'numeric' }))
const weekdayFormat = once(() => new Intl.DateTimeFormat('da-DK', { timeZone, weekday: 'long' }))
const dayFormat = once(() => new Intl.DateTimeFormat('da-DK', { timeZone, day: 'numeric', month: 'long' }))
const isoDateFormat = once(() => new Intl.DateTimeFormat('en-CA', { timeZone }))
const clockFormat = once(() => new Intl.DateTimeFormat('da-DK', { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit' }))

/** `18. juni 2026` → with no line break after the day. */
const keepDayWithMonth = (date: string): string => date.replace('. ', '.\u00a0')

/** Summer time ends at 03.00, which becomes 02.00: which of the two hours it is, for a time that comes twice. */
const hourMark = (ms: number): string => {
  const [before, now, after] = [ms - hourMs, ms, ms + hourMs].map((time) => dateTimeFormat().format(time))
  if (now === after) return ' (sommertid)'
  return now === before ? ' (normaltid)' : ''
}

/** UTC ms → `20. nov. 2026 20.41` in Copenhagen time; `25. okt. 2026 02.30 (sommertid)` in the hour that is repeated. */
export const formatDateTime = (ms: number): string => dateTimeFormat().format(ms) + hourMark(ms)
/** UTC ms → `20. november 2026`. */
export const formatDate = (ms: number): string => keepDayWithMonth(dateFormat().format(ms))
/** UTC ms → `lørdag den 21. november kl. 20.41`, with the mark of `formatDateTime`. */
export const formatLongDate = (ms: number): string => `${formatDay(danishDate(ms))} kl.\u00a0${formatTime(ms)}${hourMark(ms)}`
/** UTC ms → `2026-06-18`, the date in Denmark. */
export const danishDate = (ms: number): string => isoDateFormat().format(ms)
/** Start of a day in Denmark, `2026-06-18` → UTC ms: 22:00 UTC of the day before in summer, 23:00 in winter. */
export const danishMidnight = (date: string): number => {
  const [summer, winter] = [Date.parse(`${date}T00:00:00+02:00`), Date.parse(`${date}T00:00:00+01:00`)]
  return danishDate(summer) === date ? summer : winter
}
/** The date so many days after another: `2026-02-28`, 1 → `2026-03-01`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
/** `2026-06-18`, a date in Denmark → `torsdag den 18. juni`. */
export const formatDay = (date: string): string => {
  const noon = Date.parse(`${date}T12:00:00Z`)
  // put together here: browsers and Node disagree on the word between weekday and date
  return `${weekdayFormat().format(noon)} den ${keepDayWithMonth(dayFormat().format(noon))}`
}
/** UTC ms → `20:41:07` for the clock of the protection strip. */
export const formatClock = (ms: number): string => clockFormat().format(ms).replaceAll('.', ':')
/** UTC ms → `20.41`. */
export const formatTime = (ms: number): string => clockFormat().format(ms).slice(0, 5)
/** Seconds → `4:05` (minutes:seconds), for a time that runs out. */
export const formatMinutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
/** Duration in ms → `0:12` (hours:minutes), for the time logged in. */
export const formatDuration = (ms: number): string => {
  const minutes = Math.max(0, Math.floor(ms / minuteMs))
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
/** Whole minutes → `2 t. 30 min.`, `2 t.`, `45 min.` */
export const formatHoursMinutes = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} t.`, (rest > 0 || hours === 0) && `${rest} min.`].filter(Boolean).join(' ')
}
