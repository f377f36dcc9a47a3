import { useCallback, useRef, useState } from 'react'
import { sendCall } from '../api/client.ts'
import type { CallOutput } from '../api/contract.ts'
import type { CallError } from '../api/errors.ts'
import { createIdempotencyKey } from '../api/idempotencyKey.ts'
import { type CallResult, settleCall } from '../api/settleCall.ts'
import { useRun } from '../api/useRun.ts'
import type { DepositFlow, PaymentMethod } from '../content/openPaymentMethods.ts'
import { type Translate, useTranslations } from '../content/useTranslations.tsx'
import type { Ore } from '../format/money.ts'
import { useReloadBlock } from '../session/reloadBlock.ts'
import type { depositCalls } from './calls.ts'
import { readDeviceClass } from './card/deviceClass.ts'
import { type EncryptedCard, encryptCard, type PlaintextCard } from './card/encryptCard.ts'
import type { DepositEvent, DepositFailure, DepositState, PaymentChoice } from './model.ts'
import { type FailureData, failureMessage } from './outcome/failureMessage.ts'
import type { ApprovalPage } from './outcome/outcome.ts'
import type { EncryptedMethod, EnteredMethod } from './paymentMethod.ts'
import { useConfirmCardMutation, useConfirmMobilePayMutation } from './queries.ts'
import { useDepositState } from './useDepositState.ts'

/** Encryption of the card before a payment. `failed`: nothing was sent, and the player can try again. */
export type EncryptionStatus = 'idle' | 'busy' | 'failed'

interface DepositOptions {
  flow: DepositFlow
  /** Bonus chosen at registration, the default of a new deposit; empty without one. */
  chosenBonusCode: string
  /** False where the field registry hides the bonus code; deposits are then sent without one. */
  hasBonusField: boolean
  /** Configured messages by error code. */
  errorTexts?: ErrorTexts
}

/** The deposit's state machine with its payment calls. */
export function useDeposit({ flow, chosenBonusCode, hasBonusField, errorTexts = {} }: DepositOptions) {
  const t = useTranslations()
  const { state, interrupted, dispatch, getState } = useDepositState(chosenBonusCode, hasBonusField)
  const cardPayment = useConfirmCardMutation()
  const mobilePayment = useConfirmMobilePayMutation()
  const [method, setMethod] = useState<PaymentMethod | null>(null)
  const [encryptionStatus, setEncryptionStatus] = useState<EncryptionStatus>('idle')
  const encrypting = useRef(false)
  const run = useRun()

  useReloadBlock(encryptionStatus === 'busy' || state.type === 'paying' || state.type === 'unanswered' || state.type === 'challenge')

  const submitPayment = async ({ choice, idempotencyKey, method }: Extract<DepositState, { type: 'paying' }>) => {
    const common = { amount: choice.amount, attributes: { bonusCode: choice.bonusCode, channelId: readDeviceClass(), flow } }
    const { type, label: _, ...values } = method
    const result =
      'phoneNumber' in values
        ? await mobilePayment.trigger({ body: { ...common, ...values }, idempotencyKey })
        : await cardPayment.trigger({ body: { ...common, ...values }, idempotencyKey })
    if (result) dispatch(toResponseEvent(result, type, t, errorTexts))
  }

  /** Encrypts the card for a payment of this amount. Null when that fails. */
  const encrypt = async ({ type, ...card }: Extract<EnteredMethod, { type: 'card' }>, amount: Ore): Promise<EncryptedMethod | null> => {
    encrypting.current = true
    setEncryptionStatus('busy')
    const encrypted = await encryptWithProviderKey(card, amount).finally(() => {
      encrypting.current = false
    })
    setEncryptionStatus(encrypted ? 'idle' : 'failed')
    return encrypted && { type, ...encrypted }
  }

  /** Submits the payment, unless the player has left the step while a card was encrypted. */
  const pay = async (entered: EnteredMethod) => {
    const started = getState()
    if (encrypting.current || started.type !== 'payment') return
    const method = entered.type === 'card' ? await encrypt(entered, started.choice.amount) : entered
    if (!method || getState() !== started) return
    const next = dispatch({ type: 'paid', method })
    if (next.type === 'paying') await submitPayment(next)
  }

  const repeat = async () => {
    if (getState().type !== 'unanswered') return
    const next = dispatch({ type: 'repeated' })
    if (next.type === 'paying') await submitPayment(next)
  }

  const onDraft = useCallback(
    (amount: PaymentChoice['amount'] | null, bonusCode: string) => void dispatch({ type: 'drafted', amount, bonusCode }),
    [dispatch],
  )
  return {
    state,
    interrupted,
    encryptionStatus,
    method,
    actions: {
      onMethod: setMethod,
      onDraft,
      onChoose: (choice: PaymentChoice) => {
        // the choice stays in the history entry of the amount step, so that going back restores it
        dispatch({ type: 'drafted', ...choice })
        dispatch({ type: 'chosen', choice, idempotencyKey: createIdempotencyKey() })
      },
      onPay: (entered: EnteredMethod) => run(pay(entered)),
      onRepeat: () => run(repeat()),
      onOtherMethod: () => void dispatch({ type: 'otherMethod', idempotencyKey: createIdempotencyKey() }),
      onOtherAmount: () => void dispatch({ type: 'otherAmount' }),
      onOpenBank: (depositLogId: string, page: ApprovalPage) => void dispatch({ type: 'challenged', depositLogId, page }),
      onBankClosed: () => void dispatch({ type: 'returned' }),
    },
  }
}

/** Null when the provider's key cannot be fetched or used. Rejects with anything else. */
async function encryptWithProviderKey(card: PlaintextCard, amount: Ore): Promise<EncryptedCard | null> {
  const key = await settleCall(sendCall('deposit.cardKey'))
  if (key.type === 'failure') return null
  try {
    return await encryptCard(card, key.data, amount)
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

type ErrorTexts = Readonly<Record<string, string>>

function toResponseEvent(
  result: CallResult<CallOutput<typeof depositCalls.confirmCard>>,
  method: PaymentMethod,
  t: Translate,
  errorTexts: ErrorTexts,
): DepositEvent {
  const nextIdempotencyKey = createIdempotencyKey()
  if (result.type === 'failure') return { type: 'failed', failure: toDepositFailure(result.error, t, errorTexts), nextIdempotencyKey }
  const { data } = result
  if (data.statusCode === 'error_no_data') {
    const code = 'ERR_PAYMENT_FAILED' // no reason given: the contact-service message (specification, *Error catalogue*)
    const message = failureMessage({ code, message: t(`error.${code}`) }, t, errorTexts)
    return { type: 'failed', failure: { code, message, depositLogId: data.depositLogId, fields: [] }, nextIdempotencyKey }
  }
  const { statusCode, depositLogId, redirectOutput } = data
  // MobilePay is approved on the phone: its page is offered beside the wait, a bank's page is opened
  const opens = statusCode === 'success_with_redirect' && method === 'card'
  return { type: 'accepted', depositLogId, page: opens ? redirectOutput : null }
}

function toDepositFailure({ code, message, details }: CallError, t: Translate, errorTexts: ErrorTexts): DepositFailure {
  const data = details.data as FailureData | undefined // parsed by the site server with this schema
  const shown = failureMessage({ code, message, data }, t, errorTexts)
  return { code, message: shown, depositLogId: data?.depositLogId ?? null, fields: details.fields ?? [] }
}
