import { limitPeriods } from '../api/entities/limitPeriod.ts'
import { playLimitKinds } from '../api/entities/playLimit.ts'
import type { Translate } from '../content/useTranslations.tsx'
import { formatDateTime, formatHoursMinutes } from '../format/date.ts'
import { formatKrShort, ore } from '../format/money.ts'
import type { AccountChange, AccountEvent } from './calls.ts'

/** What changed, with the values before and after, in Danish. */
export function changeText(change: AccountChange, t: Translate): { field: string; before: string; after: string } {
  if (!('subject' in change)) return { field: t(`profile.${change.field}`), before: change.before, after: change.after }
  return { field: eventName(change, t), before: valueText(change, change.before, t), after: valueText(change, change.after, t) }
}

function eventName({ field, subject }: AccountEvent, t: Translate): string {
  if (field !== 'deposit_limit' && field !== 'play_limit') return t(`profile.event_${field}`)
  const words = subject.split(' ')
  const kind = playLimitKinds.find((known) => words.includes(known)) ?? 'deposit'
  const period = limitPeriods.find((known) => words.includes(known)) ?? 'day'
  return t('profile.event_limit', { period: t(`profile.period_${period}`), kind: t(`profile.limit_${kind}`) })
}

function valueText(event: AccountEvent, value: AccountEvent['before'], t: Translate): string {
  if (value === null || typeof value.value === 'string') return '–'
  if (value.value === null) return t('keywords.none')
  const text = unitText(event, value.value)
  return value.from === undefined ? text : t('profile.value_from', { value: text, from: formatDateTime(value.from) })
}

function unitText({ field, subject }: AccountEvent, value: number): string {
  if (field === 'play_limit' && subject.startsWith('time')) return formatHoursMinutes(value)
  return field === 'deposit_limit' || field === 'play_limit' ? formatKrShort(ore(value)) : formatDateTime(value)
}
