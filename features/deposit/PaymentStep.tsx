import { Alert, Button, ErrorState, Inline, RadioCards, Skeleton, Stack } from '@casino/design-system'
import { CardIcon } from '@casino/design-system/icons/Card'
import { PhoneIcon } from '@casino/design-system/icons/Phone'
import { useEffect, useRef } from 'react'
import type { Loadable } from '../api/Loadable.ts'
import type { PaymentMethod } from '../content/openPaymentMethods.ts'
import { supportHref } from '../content/supportHref.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import type { IdentityRedirect } from '../session/useIdentityRedirect.ts'
import { CardForm } from './card/CardForm.tsx'
import type { StoredCardOption } from './card/storedCards.ts'
import type { RemoveCard } from './card/useRemoveCard.ts'
import { MobilePayForm } from './mobilepay/MobilePayForm.tsx'
import type { DepositState } from './model.ts'
import type { EnteredMethod } from './paymentMethod.ts'
import type { EncryptionStatus } from './useDeposit.ts'

/** Load state of the stored cards. */
export type CardsLookup = Loadable<readonly StoredCardOption[], unknown>

/** What the payment step needs to take a payment. */
export interface PaymentOptions {
  /** Methods that are open, at least one; and the chosen one. */
  methods: readonly PaymentMethod[]
  method: PaymentMethod
  cards: CardsLookup
  /** A card that is not stored yet; null where only stored ones can be used. */
  newCard: {
    /** Chosen before the identity provider's redirect. */
    chosen: boolean
    /** Its identity is confirmed. */
    allowed: boolean
    stepUp: IdentityRedirect
  } | null
  removal: RemoveCard
  encryptionStatus: EncryptionStatus
  /** Whether this browser can encrypt a card. */
  canEncrypt: boolean
  /** The player's own mobile number; empty when unknown. */
  phoneNumber: string
  /** A payment of this step was interrupted by a reload. */
  interrupted: boolean
  /** Server time, UTC ms; decides whether a card is expired. */
  now: number
}

interface PaymentStepProps {
  state: Extract<DepositState, { type: 'payment' }>
  payment: PaymentOptions
  supportEmail: string
  onMethod(method: PaymentMethod): void
  onPay(method: EnteredMethod): void
  /** Null when the amount is shown with the step. */
  onChangeAmount: (() => void) | null
  /** Focuses the choice of a method, or the first field, when the step replaces another. */
  focused: boolean
}

const methodIcons = { card: CardIcon, mobilepay: PhoneIcon }

/** Step 2: the payment method, and its form. */
export function PaymentStep({ state, payment, supportEmail, onMethod, onPay, onChangeAmount, focused }: PaymentStepProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { methods, method, encryptionStatus } = payment
  const busy = encryptionStatus === 'busy'
  const chosen = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) chosen.current?.focus()
  }, [focused])
  return (
    <Stack gap={6}>
      {payment.interrupted && (
        <Alert tone="warning" title={t('deposit.interrupted_title')}>
          {t('deposit.interrupted_text')}
        </Alert>
      )}
      {methods.length > 1 && (
        <RadioCards
          label={t('deposit.method_choice')}
          name="method"
          options={methods.map((name) => ({
            value: name,
            title: <MethodTitle method={name} />,
            description: t(`deposit.method_${name}_text`),
          }))}
          value={method}
          onValueChange={(value) => {
            const chosenMethod = methods.find((name) => name === value)
            if (chosenMethod) onMethod(chosenMethod)
          }}
          disabled={busy}
          ref={(input) => {
            if (input?.checked) chosen.current = input
          }}
        />
      )}
      {method === 'mobilepay' ? (
        <MobilePayForm
          key={state.idempotencyKey}
          amount={state.choice.amount}
          phoneNumber={payment.phoneNumber}
          failure={state.failure}
          onPay={onPay}
        />
      ) : (
        <CardMethod state={state} payment={payment} supportEmail={supportEmail} onPay={onPay} focused={focused} />
      )}
      {onChangeAmount && (
        <Inline gap={3}>
          <Button
            {...button('back', { text: 'deposit.change_amount' })}
            variant="secondary"
            size="sm"
            onClick={onChangeAmount}
            disabled={busy}
          />
        </Inline>
      )}
    </Stack>
  )
}

interface MethodTitleProps {
  method: PaymentMethod
}

function MethodTitle({ method }: MethodTitleProps) {
  const t = useTranslations()
  const Icon = methodIcons[method]
  return (
    <Inline gap={2} as="span">
      <Icon size={20} />
      {t(`deposit.method_${method}`)}
    </Inline>
  )
}

type CardMethodProps = Pick<PaymentStepProps, 'state' | 'payment' | 'supportEmail' | 'onPay' | 'focused'>

/** The card's form, where this browser can encrypt a card. */
function CardMethod({ state, payment, supportEmail, onPay, focused }: CardMethodProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { cards, newCard } = payment
  const stepUpExpired = state.failure?.code === 'ERR_STEP_UP_REQUIRED'
  if (!payment.canEncrypt) {
    return (
      <ErrorState
        title={t('deposit.not_secure_title')}
        action={<Button {...button('onward', { text: 'deposit.support' })} variant="secondary" href={supportHref(supportEmail)} />}
      >
        {t('deposit.not_secure_text')}
      </ErrorState>
    )
  }
  if (cards.type === 'loading') {
    return (
      <Stack gap={6}>
        <Skeleton shape="block" height={52} />
        <Skeleton shape="block" height={52} />
        <Skeleton shape="block" height={54} />
      </Stack>
    )
  }
  return (
    <CardForm
      key={state.idempotencyKey}
      amount={state.choice.amount}
      cards={cards.type === 'ready' ? cards.value : []}
      cardsFailed={cards.type === 'failed'}
      newCard={newCard && { ...newCard, chosen: newCard.chosen || stepUpExpired, allowed: newCard.allowed && !stepUpExpired }}
      removal={payment.removal}
      now={payment.now}
      // the choice of a method has the focus where there is one
      focused={focused && payment.methods.length === 1}
      failure={state.failure}
      encryptionStatus={payment.encryptionStatus}
      onPay={(card) => onPay({ type: 'card', ...card })}
    />
  )
}
