import type { z } from 'zod'
import type { CallError } from '../../api/errors.ts'
import type { Translate } from '../../content/useTranslations.tsx'
import { formatKrShort } from '../../format/money.ts'
import type { depositCalls } from '../calls.ts'

/** Data of a refused payment. */
export type FailureData = z.output<typeof depositCalls.confirmCard.errorData>

interface RefusedPayment extends Pick<CallError, 'code' | 'message'> {
  data?: FailureData | undefined
}

/**
 * Text of a refused payment: the configured message (`piqErrorMessageMap`) for the provider's code or the site's own; otherwise the
 * built-in text with the details of the refusal.
 */
export function failureMessage(
  { code, message, data = {} }: RefusedPayment,
  t: Translate,
  configured: Readonly<Record<string, string>>,
): string {
  const { providerCode, min, max, left, period, bonusRefusal } = data
  const shownCode = providerCode ?? code
  const configuredMessage = Object.hasOwn(configured, shownCode) && configured[shownCode]
  if (configuredMessage) return configuredMessage
  if (code === 'ERR_MIN_AMOUNT' && min !== undefined) return t('deposit.amount_min', { min: formatKrShort(min) })
  if (code === 'ERR_MAX_AMOUNT' && max !== undefined) return t('deposit.amount_max', { max: formatKrShort(max) })
  if (code === 'ERR_RESPONSIBLE_GAMING_LIMIT' && left !== undefined)
    return t('deposit.above_limit', { left: formatKrShort(left), limit: t(`deposit.limit_${period ?? 'any'}`) })
  if (code === 'ERR_BONUS_CODE' && bonusRefusal) return t('deposit.bonus_refused', { reason: bonusRefusal })
  return message
}
