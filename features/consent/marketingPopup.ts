import type { MarketingRecord } from './calls.ts'

/** The check of the player's data waits this long after the page has opened, in ms (specification, *Marketing consent popup*). */
export const marketingCheckDelayMs = 3000

interface MarketingSituation {
  /** The popup is enabled in the configuration. */
  active: boolean
  /** Null for a player who must receive no marketing. */
  record: MarketingRecord | null
  /** This browser still remembers an answer, whichever. */
  answered: boolean
  /** UTC ms. */
  now: number
}

/**
 * Whether the marketing popup is to be shown (specification, *Marketing consent popup*): (a) no marketing date, no e-mail notification and
 * the date to ask again has passed, or (b) no stored answer and no e-mail notification.
 */
export function isMarketingPopupDue({ active, record, answered, now }: MarketingSituation): boolean {
  if (!active || !record || record.emailNotify !== 0) return false
  const mayAskAgain = record.marketingDate === null && record.askFrom !== null && record.askFrom <= now
  return mayAskAgain || !answered
}

/** Calls that an answer sends, in their order; each can be repeated after a failure. `days`: until the player may be asked again. */
export function marketingAnswerCalls(accepted: boolean, days: number) {
  const remember = { call: 'consent.answerMarketing', input: { body: { day: days } } } as const
  if (!accepted) return [remember]
  return [
    { call: 'session.updateNotify', input: { body: { EmailNotify: 1, SMSNotify: 1 } } },
    { call: 'session.setProperties', input: { body: { properties: [{ property: 'acceptsmsoffer', value: 'True' }] } } },
    remember,
  ] as const
}

/** The cookie that remembers an answer: 1 accepted, 0 declined. Both are remembered, so that declining is not asked about again at once. */
export const marketingCookie = (accepted: boolean, days: number) =>
  ({ key: 'acceptNews', value: accepted ? '1' : '0', max_age: days * 86_400 }) as const
