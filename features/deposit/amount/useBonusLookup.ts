import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { sendCall } from '../../api/client.ts'
import { callKey } from '../../api/contract.ts'
import type { Bonus } from '../../api/entities/bonus.ts'
import type { BonusRefusal } from '../../api/entities/bonusRefusal.ts'
import type { CallError } from '../../api/errors.ts'
import { settleCall } from '../../api/settleCall.ts'
import { useTranslations } from '../../content/useTranslations.tsx'
import { useBonusByCodeQuery } from '../queries.ts'

/** Lookup state of the entered bonus code. `message` is localised. */
export type BonusLookup = { type: 'none' } | { type: 'loading' } | { type: 'known'; bonus: Bonus } | { type: 'refused'; message: string }

/** Looks up a bonus code (empty: none). `check` requests a code on submit and updates the cache. Rate-limited: not per keystroke. */
export function useBonusLookup(code: string) {
  const t = useTranslations()
  const { mutate } = useSWRConfig()
  const { data, error } = useBonusByCodeQuery(code ? { params: { code } } : null, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  })
  const toRefused = useCallback(
    (failure: CallError): BonusLookup => ({
      type: 'refused',
      message: failure.code === 'ERR_NOT_FOUND' ? t('error.ERR_BONUS_CODE') : failure.message,
    }),
    [t],
  )
  const toLookup = ({ refusal, ...bonus }: Bonus & { refusal: BonusRefusal | null }): BonusLookup =>
    refusal ? { type: 'refused', message: t('deposit.bonus_refused', { reason: refusal }) } : { type: 'known', bonus }
  const check = async (enteredCode: string): Promise<BonusLookup> => {
    const input = { params: { code: enteredCode } }
    const result = await settleCall(sendCall('deposit.bonusByCode', input))
    if (result.type === 'failure') return toRefused(result.error)
    await mutate(callKey('deposit.bonusByCode', input), result.data, { revalidate: false })
    return toLookup(result.data)
  }
  const lookup: BonusLookup = !code ? { type: 'none' } : data ? toLookup(data) : error ? toRefused(error) : { type: 'loading' }
  return { lookup, check }
}
