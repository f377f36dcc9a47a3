import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '../../api/errors.ts'
import { type TextKey, textCatalogue } from '../../content/texts/index.ts'
import { kroner } from '../../format/money.ts'
import { type DepositState, depositReducer } from '../model.ts'
import { outcomeFromResponse } from './outcome.ts'
import { RefusedPanel } from './RefusedPanel.tsx'

const paying: DepositState = {
  type: 'paying',
  choice: { amount: kroner(200), bonusCode: '' },
  idempotencyKey: 'a',
  method: { type: 'card', label: '', encryptedCvv: '', accountId: '' },
}
const refuse = (code: ErrorCode) =>
  depositReducer(paying, {
    type: 'failed',
    failure: { code, message: textCatalogue.error[code], depositLogId: null, fields: [] },
    nextIdempotencyKey: 'b',
  })

/** The text of the panel of a refused payment, and the key of its first way out. */
function readPanel(code: ErrorCode) {
  const html = renderToStaticMarkup(
    <RefusedPanel
      code={code}
      message={textCatalogue.error[code]}
      supportEmail="hjaelp@nordlys.example"
      otherMethod={{ onClick: () => undefined }}
      otherAmount={{ onClick: () => undefined }}
      focused={false}
    />,
  )
  const [, wayOut = ''] = /<(?:a|button)\b[^>]*>(.*?)<\/(?:a|button)>/.exec(html) ?? []
  const textOf = (part: string) => part.replaceAll(/<[^>]*>/g, '')
  return { text: textOf(html), wayOut: textOf(wayOut) }
}

/** The refusals that leave the payment, each with the way out (specification, *Error catalogue, Deposit*). */
const refused = {
  ERR_DECLINED_BAD_REQUEST: 'deposit.other_card',
  ERR_DECLINED_OTHER_REASON: 'deposit.other_card',
  ERR_RESPONSIBLE_GAMING_LIMIT: 'deposit.other_amount',
  ERR_PAYMENT_FAILED: 'deposit.support',
  ERR_METHOD_CLOSED: 'deposit.try_again',
  ERR_LIMITS_MISSING: 'deposit.set_limits',
  ERR_PAUSED: 'deposit.see_pause',
  ERR_EXCLUDED: 'deposit.help_stopspillet',
  ERR_ACCOUNT_LOCKED: 'deposit.support',
} as const satisfies Partial<Record<ErrorCode, TextKey>>

/** The codes with which a payment can end after the bank or MobilePay has answered. */
const afterApproval = {
  ERR_CHALLENGE_FAILED: 'deposit.other_card',
  ERR_PAYMENT_REJECTED: 'deposit.try_again',
  ERR_PAYMENT_CANCELLED: 'deposit.try_again',
  ERR_PAYMENT_EXPIRED: 'deposit.try_again',
  ERR_RESPONSIBLE_GAMING_LIMIT: 'deposit.other_amount',
  ERR_PAUSED: 'deposit.see_pause',
  ERR_EXCLUDED: 'deposit.help_stopspillet',
} as const satisfies Partial<Record<ErrorCode, TextKey>>

const entriesOf = <Code extends ErrorCode>(catalogue: Record<Code, string>) => Object.entries(catalogue) as [Code, string][] // keys are codes

describe('a refused payment says why, and leads on', () => {
  it.each(entriesOf(refused))('%s: %s', (code, wayOut) => {
    expect(refuse(code)).toMatchObject({ type: 'refused', failure: { code } })
    const panel = readPanel(code)
    expect(panel.text).toContain(textCatalogue.error[code])
    expect(panel.wayOut).toBe(wayOut)
  })

  it.each(entriesOf(afterApproval))('%s after the approval: %s', (code, wayOut) => {
    const answer = { depositLogId: '1', amount: kroner(200), method: 'card', state: 'declined', code, approval: null, bonus: null } as const
    expect(outcomeFromResponse(answer)).toMatchObject({ type: 'declined', code })
    const panel = readPanel(code)
    expect(panel.text).toContain(textCatalogue.error[code])
    expect(panel.wayOut).toBe(wayOut)
  })

  it('calls only a refusal an error: what the player cancelled or did not approve is told calmly', () => {
    const titles = ['refused_title', 'cancelled_title', 'notApproved_title'].map((key) => `deposit.${key}`)
    const titleOf = (code: ErrorCode) => titles.filter((key) => readPanel(code).text.includes(key))
    const codes = Object.keys({ ...refused, ...afterApproval }) as ErrorCode[] // keys are codes
    expect(Object.fromEntries(codes.map((code) => [code, titleOf(code)]))).toEqual({
      ...Object.fromEntries(codes.map((code) => [code, ['deposit.refused_title']])),
      ERR_PAYMENT_CANCELLED: ['deposit.cancelled_title'],
      ERR_PAYMENT_REJECTED: ['deposit.cancelled_title'],
      ERR_CHALLENGE_FAILED: ['deposit.notApproved_title'],
      ERR_PAYMENT_EXPIRED: ['deposit.notApproved_title'],
    })
  })

  it.each([
    ['ERR_CARD_DETAILS', 'payment'],
    ['ERR_PAYMENT_IN_DOUBT', 'payment'],
    ['ERR_STEP_UP_REQUIRED', 'payment'],
    ['ERR_BONUS_CODE', 'amount'],
    ['ERR_MIN_AMOUNT', 'amount'],
    ['ERR_MAX_AMOUNT', 'amount'],
  ] as const)('%s: at the step of the %s, which keeps what was entered', (code, type) => {
    expect(refuse(code)).toMatchObject({ type, failure: { code, message: textCatalogue.error[code] } })
  })
})
