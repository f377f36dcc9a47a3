import { expect, it } from 'vitest'
import type { ErrorCode } from '../../api/errors.ts'
import type { Translate } from '../../content/useTranslations.tsx'
import { ore } from '../../format/money.ts'
import { failureMessage } from './failureMessage.ts'

/** Key and values in place of the text. */
const t = ((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`) as Translate
const configured = { ERR_PSP_VELOCITY: 'For mange betalinger.', ERR_DECLINED_OTHER_REASON: 'Prøv et andet kort.' }
const messageOf = (code: ErrorCode, data = {}) => failureMessage({ code, message: 'Indbygget', data }, t, configured)

it('is the configured one of the provider’s code, or of the site’s own, before the built-in one', () => {
  expect(messageOf('ERR_PAYMENT_FAILED', { providerCode: 'ERR_PSP_VELOCITY' })).toBe('For mange betalinger.')
  expect(messageOf('ERR_DECLINED_OTHER_REASON')).toBe('Prøv et andet kort.')
  expect(messageOf('ERR_PAYMENT_FAILED', { providerCode: 'ERR_OTHER' })).toBe('Indbygget')
  expect(messageOf('ERR_PAYMENT_FAILED', { providerCode: 'constructor' })).toBe('Indbygget')
  expect(messageOf('ERR_PAYMENT_FAILED')).toBe('Indbygget')
})

it('names the minimum, the rest of the limit, and why a bonus is refused, if the refusal says so', () => {
  expect(messageOf('ERR_MIN_AMOUNT', { min: ore(10_000) })).toMatch(/^deposit.amount_min .*100/)
  expect(messageOf('ERR_MAX_AMOUNT', { max: ore(10_000_000) })).toMatch(/^deposit.amount_max .*100\.000/)
  expect(messageOf('ERR_MIN_AMOUNT')).toBe('Indbygget')
  expect(messageOf('ERR_RESPONSIBLE_GAMING_LIMIT', { left: ore(50_000), period: 'week' })).toMatch(
    /^deposit.above_limit .*500.*deposit.limit_week/,
  )
  expect(messageOf('ERR_RESPONSIBLE_GAMING_LIMIT', { left: ore(50_000) })).toMatch(/^deposit.above_limit .*500.*deposit.limit_any/)
  expect(messageOf('ERR_RESPONSIBLE_GAMING_LIMIT')).toBe('Indbygget')
  expect(messageOf('ERR_BONUS_CODE', { bonusRefusal: 'received' })).toBe('deposit.bonus_refused {"reason":"received"}')
  expect(messageOf('ERR_BONUS_CODE')).toBe('Indbygget')
})

it('says nothing of an amount or a bonus that comes with another code', () => {
  const data = { min: ore(100), max: ore(100), left: ore(100), bonusRefusal: 'received' }
  expect(messageOf('ERR_PAYMENT_FAILED', data)).toBe('Indbygget')
  expect(messageOf('ERR_MAX_AMOUNT')).toBe('Indbygget')
})
