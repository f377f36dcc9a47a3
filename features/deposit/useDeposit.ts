import { up } from '@casino/design-system/theme'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { createClient } from '../api/client.ts'
import { CallError } from '../api/errors.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import type { depositCalls } from './calls.ts'
import { depositHref, initialLocation, parseDepositSearch, toDepositSearch } from './depositUrl.ts'
import { type EncryptedCard, encryptCard, type PlaintextCard } from './encryptCard.ts'
import { type DepositFailure, type DepositState, depositReducer, type PaymentChoice, stateFromLocation, toLocation } from './model.ts'

const call = createClient<typeof depositCalls>('deposit')

/** Payment state stored in a history entry: the idempotency key, and whether the request was sent. */
interface StoredAttempt {
  key: string
  sent: boolean
}

/**
 * The deposit's state machine, synchronised with the URL, the browser history and the back end.
 * `chosenBonusCode`: bonus chosen at registration, the default of a new deposit.
 * `hasBonusField`: false where the field registry hides the bonus code; deposits are then sent without one.
 */
export function useDeposit(chosenBonusCode: string, hasBonusField: boolean) {
  const t = useTranslations()
  const search = useSearch()
  const [state, dispatch] = useReducer(depositReducer, search, (query) =>
    stateFromLocation(
      initialLocation(parseDepositSearch(query, hasBonusField), hasBonusField ? chosenBonusCode : ''),
      readStoredAttempt()?.key ?? createIdempotencyKey(),
    ),
  )
  const interrupted = useInterruptedPayment(state)
  const [sealing, setSealing] = useState<'idle' | 'busy' | 'failed'>('idle')
  const inFlight = useRef(false)
  useDepositUrl(state, search, hasBonusField, dispatch)

  const submitPayment = async (choice: PaymentChoice, idempotencyKey: string, { label: _, ...card }: EncryptedCard) => {
    try {
      const response = await call('confirmCard', {
        body: { amount: choice.amount, attributes: { bonusCode: choice.bonusCode, channelId: channel() }, ...card },
        idempotencyKey,
      })
      const url = response.statusCode === 'success_with_redirect' ? (response.redirectOutput?.url ?? null) : null
      if (response.statusCode !== 'error_no_data') return dispatch({ type: 'accepted', depositLogId: response.depositLogId, url })
      const code = 'ERR_DECLINED_OTHER_REASON' // no reason given: the contact-service message (specification, *Error catalogue*)
      const failure = { code, message: t(`error.${code}`), depositLogId: response.depositLogId, fields: [] } as const
      dispatch({ type: 'failed', failure, nextIdempotencyKey: createIdempotencyKey() })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      dispatch({ type: 'failed', failure: toDepositFailure(error), nextIdempotencyKey: createIdempotencyKey() })
    }
  }

  /** Encrypts the card and submits the payment. Ignored while a payment is in flight. */
  const pay = async (card: PlaintextCard) => {
    if (inFlight.current || state.type !== 'card') return
    inFlight.current = true
    setSealing('busy')
    try {
      const encrypted = await call('cardKey').then(({ spki }) => encryptCard(card, spki))
      setSealing('idle')
      dispatch({ type: 'paid', card: encrypted })
      await submitPayment(state.choice, state.idempotencyKey, encrypted)
    } catch (error) {
      // key missing or not importable: nothing was sent, and the player can try again
      setSealing('failed')
      if (!(error instanceof CallError || error instanceof DOMException)) throw error
    } finally {
      inFlight.current = false
    }
  }

  const repeat = async () => {
    if (inFlight.current || state.type !== 'unanswered') return
    inFlight.current = true
    dispatch({ type: 'repeated' })
    try {
      await submitPayment(state.choice, state.idempotencyKey, state.card)
    } finally {
      inFlight.current = false
    }
  }

  const draft = useCallback(
    (amount: PaymentChoice['amount'] | null, bonusCode: string) => dispatch({ type: 'drafted', amount, bonusCode }),
    [],
  )
  return {
    state,
    interrupted,
    sealing,
    pay,
    repeat,
    draft,
    choose: (choice: PaymentChoice) => dispatch({ type: 'chosen', choice, idempotencyKey: createIdempotencyKey() }),
    otherCard: () => dispatch({ type: 'otherCard', idempotencyKey: createIdempotencyKey() }),
    otherAmount: () => dispatch({ type: 'otherAmount' }),
  }
}

function toDepositFailure({ code, message, details }: CallError): DepositFailure {
  const data = details.data as { depositLogId?: string } | undefined // parsed by the site server with the call's `failure` schema
  return { code, message, depositLogId: data?.depositLogId ?? null, fields: details.fields ?? [] }
}

/**
 * Synchronises URL and state. A receipt replaces the history entry of its card step, so going back from a receipt leads to the
 * amount step, never to a payment.
 */
function useDepositUrl(
  state: DepositState,
  search: string,
  hasBonusField: boolean,
  dispatch: (event: Parameters<typeof depositReducer>[1]) => void,
) {
  const [, navigate] = useLocation()
  const latestState = useRef(state)
  const shownStep = useRef(toLocation(state).step)

  useEffect(() => {
    latestState.current = state
    const location = toLocation(state)
    const query = toDepositSearch(location)
    const storedAttempt: StoredAttempt | undefined =
      'idempotencyKey' in state ? { key: state.idempotencyKey, sent: state.type !== 'card' } : undefined
    const replace = location.step === shownStep.current || location.step === 'receipt'
    // keep the choice in the previous history entry, so that going back restores it
    if (shownStep.current === 'amount' && location.step === 'card')
      navigate(depositHref({ ...location, step: 'amount' }), { replace: true })
    shownStep.current = location.step
    const previousAttempt = readStoredAttempt()
    const unchanged =
      query === toDepositSearch(parseDepositSearch(window.location.search, hasBonusField)) && previousAttempt?.key === storedAttempt?.key
    // the `sent` mark survives a reload until the response replaces the entry
    if (!unchanged || (storedAttempt && !previousAttempt?.sent && storedAttempt.sent)) {
      navigate(depositHref(location), { replace, state: { ...window.history.state, deposit: storedAttempt } })
    }
    if (state.type === 'leaving' && /^https?:\/\//.test(state.url)) window.location.assign(state.url)
  }, [state, navigate, hasBonusField])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `search` signals a URL change; wouter decodes it, so window.location is read
  useEffect(() => {
    const location = parseDepositSearch(window.location.search, hasBonusField)
    if (toDepositSearch(location) === toDepositSearch(toLocation(latestState.current))) return
    shownStep.current = location.step
    dispatch({ type: 'moved', location, idempotencyKey: readStoredAttempt()?.key ?? createIdempotencyKey() })
  }, [search, dispatch, hasBonusField])
}

/** Whether a reload interrupted a payment of this card step. Known after hydration only: the server has no history state. */
function useInterruptedPayment(state: DepositState): boolean {
  const [interrupted, setInterrupted] = useState(false)
  useEffect(() => {
    const storedAttempt = readStoredAttempt()
    setInterrupted(state.type === 'card' && storedAttempt?.sent === true && storedAttempt.key === state.idempotencyKey)
  }, [state])
  return interrupted
}

function readStoredAttempt(): StoredAttempt | undefined {
  if (typeof window === 'undefined') return undefined
  return (window.history.state as { deposit?: StoredAttempt } | null)?.deposit // written only by `useDepositUrl`
}

/** A random UUID v4. `crypto.randomUUID` exists in secure contexts only, and the page must render its error elsewhere too. */
function createIdempotencyKey(): string {
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
