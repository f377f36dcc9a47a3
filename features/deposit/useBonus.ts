import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { Bonus } from '../config/entities/bonus.ts'
import { useTexts } from '../config/useTexts.tsx'
import { createClient } from '../session/client.ts'
import { callKey } from '../session/contract.ts'
import { CallError } from '../session/errors.ts'
import { createUseCall } from '../session/useCall.ts'
import type { depositCalls } from './calls.ts'

const useCall = createUseCall<typeof depositCalls>('deposit')
const call = createClient<typeof depositCalls>('deposit')

/** Lookup state of the entered bonus code. `message` is localised. */
export type BonusLookup =
  | { readonly name: 'none' }
  | { readonly name: 'loading' }
  | { readonly name: 'known'; readonly bonus: Bonus }
  | { readonly name: 'refused'; readonly message: string }

/** Looks up a bonus code (empty: none). `check` requests a code on submit and updates the cache. Rate-limited: not per keystroke. */
export function useBonus(code: string) {
  const t = useTexts()
  const { mutate } = useSWRConfig()
  const { data, error } = useCall('bonusByCode', code ? { params: { code } } : null, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  })
  const refusal = useCallback(
    (failure: CallError): BonusLookup => ({
      name: 'refused',
      message: failure.code === 'ERR_NOT_FOUND' ? t('error.ERR_BONUS_CODE') : failure.message,
    }),
    [t],
  )
  const check = async (wanted: string): Promise<BonusLookup> => {
    const input = { params: { code: wanted } }
    try {
      const bonus = await call('bonusByCode', input)
      await mutate(callKey('deposit.bonusByCode', input), bonus, { revalidate: false })
      return { name: 'known', bonus }
    } catch (failure) {
      if (failure instanceof CallError) return refusal(failure)
      throw failure
    }
  }
  const lookup: BonusLookup = !code
    ? { name: 'none' }
    : data
      ? { name: 'known', bonus: data }
      : error
        ? refusal(error)
        : { name: 'loading' }
  return { lookup, check }
}
