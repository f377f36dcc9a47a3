import * as amountParam from '../amountParam.ts'
import * as cardNumber from '../cardNumber.ts'
import * as cpr from '../cpr.ts'
import * as date from '../date.ts'
import { parseEmail } from '../emailAddress.ts'
import { foldAccents } from '../foldAccents.ts'
import * as mobileNumber from '../mobileNumber.ts'
import { formatKr, formatKrShort, formatKrSigned, ore } from '../money.ts'
import { insertNonBreakingSpaces } from '../nonBreakingSpaces.ts'
import * as number from '../number.ts'
import { formatPlayLimit } from '../playLimit.ts'
import { shortId } from '../shortId.ts'

const { cardBrand, isCardExpired, maskCardNumber, parseExpiry } = cardNumber
const { ageAt, ageInYear, birthYearFromCpr, containsCpr, isCpr } = cpr
const { formatMobile, groupInPairs } = mobileNumber
const functions = {
  ...amountParam,
  ...date,
  ...number,
  cardBrand,
  isCardExpired,
  maskCardNumber,
  parseExpiry,
  parseEmail,
  ageAt,
  ageInYear,
  birthYearFromCpr,
  containsCpr,
  isCpr,
  foldAccents,
  formatKr,
  formatKrShort,
  formatKrSigned,
  formatMobile,
  formatPlayLimit,
  groupInPairs,
  insertNonBreakingSpaces,
  shortId,
}

/** UTC ms: each month, midnight, both changes of the clock, the first hour of a year, and a leap day. */
const times = [
  ...Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 2 * month + 1, 2 * month, 7 * month, 5 * month)),
  ...[
    '2026-06-17T22:00Z',
    '2026-10-25T00:30Z',
    '2026-10-25T01:30Z',
    '2026-03-29T00:59Z',
    '2026-03-29T01:00Z',
    '2025-12-31T23:30Z',
    '2024-02-29T12:00Z',
  ].map((text) => Date.parse(text)),
]
const days = ['2026-01-01', '2026-03-29', '2026-06-18', '2026-10-25', '2024-02-29']
const seconds = [0, 9, 61, 3_599, 36_000]
const amounts = [0, 1, -1, 50, 10_000, -35_050, 125_000, 418_266_740, -1_000_000_000].map(ore)
const words = [[], ['dag'], ['dag', 'uge'], ['dag', 'uge', 'måned']]
const cprs = ['010127-1234', '0405901234', '17 05 91 12 34', '4512345678']
const each = <T>(values: readonly T[]): [T][] => values.map((value) => [value])

/** Arguments for each function. The type asks for samples of every function in the list above. */
const samples: { [Name in keyof typeof functions]: Parameters<(typeof functions)[Name]>[] } = {
  parseAmountParam: each(['500', '12.50', '12,05', 'x']),
  toAmountParam: each(amounts),
  formatDateTime: each(times),
  formatDate: each(times),
  formatShortDate: each(times),
  formatLongDate: each(times),
  formatSoon: times.map((time): [number, number] => [time, 0]),
  danishDate: each(times),
  danishMidnight: each(days),
  danishOffset: each(times),
  parseEmail: each(['sofie@bådhuset.dk', 'jens&mette@eksempel.dk', 'sofie@']),
  isCalendarDate: each([...days, '2026-13-01', '2026-02-30', '0000-00-00', 'i dag']),
  addDays: days.flatMap((day): [string, number][] => [
    [day, 1],
    [day, -30],
  ]),
  formatDay: each(days),
  formatClock: times.flatMap((time): [number, { seconds: boolean }][] => [
    [time, { seconds: true }],
    [time, { seconds: false }],
  ]),
  formatTime: each(times),
  formatMinutes: each(seconds),
  formatDuration: each(seconds.map((value) => value * 60_000)),
  formatHoursMinutes: each(seconds),
  formatNumber: [...each([0, 0.2, -1.5, 96.25, 1_250, 1_234_567.891]), [96, { min: 1, max: 2 }], [0.5, { min: 2 }]],
  formatList: each(words),
  formatKr: each(amounts),
  formatKrShort: each(amounts),
  formatKrSigned: each(amounts),
  formatPlayLimit: [
    ['time', 150],
    ['loss', 50_000],
  ],
  formatMobile: [[{ mobileCC: '45', mobileNo: '20112233' }], [{ mobileCC: '299', mobileNo: '201122' }]],
  groupInPairs: each(['20112233', '201122']),
  insertNonBreakingSpaces: each(['10 × 50 kr. pr. uge kl. 10, 50 % af 24 timer, ring 70 22 28 25']),
  shortId: each(['0123456789abcdef', 'abc']),
  foldAccents: each(['Ærø', 'ÅRHUS', 'Éclair', 'IİIı']),
  cardBrand: each(['4111', '5454', '2221']),
  maskCardNumber: each(['4111 1111 1111 1234']),
  parseExpiry: each(['09 / 29', '13/29']),
  isCardExpired: times.map((time) => [{ month: '06', year: '2026' }, time]),
  ageAt: times.map((time) => ['2005-06-18', time]),
  ageInYear: times.map((time) => ['0101061234', time]),
  birthYearFromCpr: cprs.flatMap((text) => times.map((time): [string, number] => [text, time])),
  containsCpr: each(cprs),
  isCpr: each(cprs),
}

/**
 * What every format function returns for its samples, by its name. Server and browser have to write the same, so a test compares this table
 * between engines.
 */
export const formatTable = (): Record<string, unknown[]> =>
  Object.fromEntries(
    Object.entries(functions).map(([name, run]) => [
      name,
      // each list of arguments belongs to its function by the type of `samples`, which `Object.entries` loses
      samples[name as keyof typeof samples].map((args) => (run as (...args: unknown[]) => unknown)(...args)),
    ]),
  )
