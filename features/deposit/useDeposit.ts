import { up } from '@casino/design-system/theme'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useTexts } from '../config/useTexts.tsx'
import { createClient } from '../session/client.ts'
import { CallError } from '../session/errors.ts'
import { addressOf, readPlace, startingPlace, writePlace } from './address.ts'
import type { depositCalls } from './calls.ts'
import { type Choice, type DepositState, type Failure, next, placeOf, stateAt } from './model.ts'
import { type ClearCard, type SealedCard, sealCard } from './sealCard.ts'

const call = createClient<typeof depositCalls>('deposit')

/** Payment state stored in a history entry: the idempotency key, and whether the request was sent. */
interface KeptAttempt {
  readonly key: string
  readonly sent: boolean
}

/**
 * The deposit's state machine, synchronised with the URL, the browser history and the back end.
 * `chosenBonusCode`: bonus chosen at registration, the default of a new deposit.
 * `hasBonusField`: false where the field registry hides the bonus code; deposits are then sent without one.
 */
export function useDeposit(chosenBonusCode: string, takesBonus: boolean) {
  const t = useTexts()
  const search = useSearch()
  const [state, dispatch] = useReducer(next, search, (query) =>
    stateAt(startingPlace(readPlace(query, takesBonus), takesBonus ? chosenBonusCode : ''), keptAttempt()?.key ?? newKey()),
  )
  const interrupted = useInterrupted(state)
  const [sealing, setSealing] = useState<'idle' | 'busy' | 'failed'>('idle')
  const busy = useRef(false)
  useAddress(state, search, takesBonus, dispatch)

  const send = async (choice: Choice, attempt: string, { label: _, ...card }: SealedCard) => {
    try {
      const answer = await call('confirmCard', {
        body: { amount: choice.amount, attributes: { bonusCode: choice.bonusCode, channelId: channel() }, ...card },
        idempotencyKey: attempt,
      })
      const url = answer.statusCode === 'success_with_redirect' ? (answer.redirectOutput?.url ?? null) : null
      if (answer.statusCode !== 'error_no_data') return dispatch({ type: 'accepted', depositLogId: answer.depositLogId, url })
      const code = 'ERR_DECLINED_OTHER_REASON' // no reason given: the contact-service message (specification, *Error catalogue*)
      const failure = { code, message: t(`error.${code}`), depositLogId: answer.depositLogId, fields: [] } as const
      dispatch({ type: 'failed', failure, nextAttempt: newKey() })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      dispatch({ type: 'failed', failure: failureOf(error), nextAttempt: newKey() })
    }
  }

  /** Encrypts the card and submits the payment. Ignored while a payment is in flight. */
  const pay = async (card: ClearCard) => {
    if (busy.current || state.name !== 'card') return
    busy.current = true
    setSealing('busy')
    try {
      const sealed = await call('cardKey').then(({ spki }) => sealCard(card, spki))
      setSealing('idle')
      dispatch({ type: 'paid', card: sealed })
      await send(state.choice, state.attempt, sealed)
    } catch (error) {
      // key missing or not importable: nothing was sent, and the player can try again
      setSealing('failed')
      if (!(error instanceof CallError || error instanceof DOMException)) throw error
    } finally {
      busy.current = false
    }
  }

  const repeat = async () => {
    if (busy.current || state.name !== 'unanswered') return
    busy.current = true
    dispatch({ type: 'repeated' })
    try {
      await send(state.choice, state.attempt, state.card)
    } finally {
      busy.current = false
    }
  }

  const draft = useCallback((amount: Choice['amount'] | null, bonusCode: string) => dispatch({ type: 'drafted', amount, bonusCode }), [])
  return {
    state,
    interrupted,
    sealing,
    pay,
    repeat,
    draft,
    choose: (choice: Choice) => dispatch({ type: 'chosen', choice, attempt: newKey() }),
    otherCard: () => dispatch({ type: 'otherCard', attempt: newKey() }),
    otherAmount: () => dispatch({ type: 'otherAmount' }),
  }
}

function failureOf({ code, message, details }: CallError): Failure {
  const data = details.data as { depositLogId?: string } | undefined // parsed by the site server with the call's `failure` schema
  return { code, message, depositLogId: data?.depositLogId ?? null, fields: details.fields ?? [] }
}

/**
 * Synchronises URL and state. A receipt replaces the history entry of its card step, so going back from a receipt leads to the
 * amount step, never to a payment.
 */
function useAddress(state: DepositState, search: string, takesBonus: boolean, dispatch: (event: Parameters<typeof next>[1]) => void) {
  const [, navigate] = useLocation()
  const latest = useRef(state)
  const shown = useRef(placeOf(state).step)

  useEffect(() => {
    latest.current = state
    const place = placeOf(state)
    const query = writePlace(place)
    const kept: KeptAttempt | undefined = 'attempt' in state ? { key: state.attempt, sent: state.name !== 'card' } : undefined
    const replace = place.step === shown.current || place.step === 'receipt'
    // keep the choice in the previous history entry, so that going back restores it
    if (shown.current === 'amount' && place.step === 'card') navigate(addressOf({ ...place, step: 'amount' }), { replace: true })
    shown.current = place.step
    const before = keptAttempt()
    const unchanged = query === writePlace(readPlace(window.location.search, takesBonus)) && before?.key === kept?.key
    // the `sent` mark survives a reload until the response replaces the entry
    if (!unchanged || (kept && !before?.sent && kept.sent)) {
      navigate(addressOf(place), { replace, state: { ...window.history.state, deposit: kept } })
    }
    if (state.name === 'leaving' && /^https?:\/\//.test(state.url)) window.location.assign(state.url)
  }, [state, navigate, takesBonus])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `search` signals a URL change; wouter decodes it, so window.location is read
  useEffect(() => {
    const place = readPlace(window.location.search, takesBonus)
    if (writePlace(place) === writePlace(placeOf(latest.current))) return
    shown.current = place.step
    dispatch({ type: 'moved', place, attempt: keptAttempt()?.key ?? newKey() })
  }, [search, dispatch, takesBonus])
}

/** Whether a reload interrupted a payment of this card step. Known after hydration only: the server has no history state. */
function useInterrupted(state: DepositState): boolean {
  const [interrupted, setInterrupted] = useState(false)
  useEffect(() => {
    const kept = keptAttempt()
    setInterrupted(state.name === 'card' && kept?.sent === true && kept.key === state.attempt)
  }, [state])
  return interrupted
}

function keptAttempt(): KeptAttempt | undefined {
  if (typeof window === 'undefined') return undefined
  return (window.history.state as { deposit?: KeptAttempt } | null)?.deposit // written only by `useDepositUrl`
}

/** A random UUID v4. `crypto.randomUUID` exists in secure contexts only, and the page must render its error elsewhere too. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return value.toString(16).padStart(2, '0')
  })
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Device class, for the payment provider's statistics. */
function channel(): 'mobile' | 'tablet' | 'desktop' {
  if (window.matchMedia(up('lg')).matches) return 'desktop'
  return window.matchMedia(up('sm')).matches ? 'tablet' : 'mobile'
}
