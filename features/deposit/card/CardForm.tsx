import { Alert, Button, FormActions, FormFields, type RegistryFieldProps, Stack, TextField } from '@casino/design-system'
import { useEffect } from 'react'
import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { type Translate, useTranslations } from '../../content/useTranslations.tsx'
import { cardBrand, maskCardNumber, parseExpiry } from '../../format/cardNumber.ts'
import { formatKr, type Ore } from '../../format/money.ts'
import { fieldErrorText } from '../../forms/serverErrors.ts'
import { useAppForm } from '../../forms/useAppForm.ts'
import { useFormFields } from '../../forms/useFormRegistry.ts'
import type { IdentityRedirect } from '../../session/useIdentityRedirect.ts'
import { type CardFormValues, cardFieldOf, cardFormSchema, newCardOption } from '../form.ts'
import type { DepositFailure } from '../model.ts'
import type { EncryptionStatus } from '../useDeposit.ts'
import { CardChoice } from './CardChoice.tsx'
import type { PlaintextCard } from './encryptCard.ts'
import { NewCardStepUp } from './NewCardStepUp.tsx'
import { type StoredCardOption, storedCardLabel } from './storedCards.ts'
import type { RemoveCard } from './useRemoveCard.ts'

interface CardFormProps {
  amount: Ore
  /** Stored cards; an expired one is shown and cannot be chosen. */
  cards: readonly StoredCardOption[]
  cardsFailed: boolean
  /**
   * A card that is not stored yet; null where at least one stored card can be used, and no other. `chosen`: before the identity provider's
   * redirect. `allowed`: the identity is confirmed.
   */
  newCard: { chosen: boolean; allowed: boolean; stepUp: IdentityRedirect } | null
  removal: RemoveCard
  /** Server time, UTC ms; decides whether a card is expired. */
  now: number
  /** Failure that returned the player to this step. */
  failure: DepositFailure | null
  /** Focuses the first field when the form opens. */
  focused: boolean
  encryptionStatus: EncryptionStatus
  onPay(card: PlaintextCard): void
}

/** Card: a stored or a new one. Card values are held by the form fields only, and discarded once encrypted. */
export function CardForm({ amount, cards, now, failure, focused, encryptionStatus, onPay, ...props }: CardFormProps) {
  const { cardsFailed, newCard, removal } = props
  const t = useTranslations()
  const button = useButtonProps()
  const usable = cards.find(({ expired }) => !expired)
  const fields = useFormFields('deposit', 'card')
  const fieldNames = fields.map(({ name }) => name)
  const { form, submit } = useAppForm(cardFormSchema(now), {
    defaultValues: { card: newCard?.chosen || !usable ? newCardOption : usable.accountId, number: '', holder: '', expiry: '', cvv: '' },
    order: fieldNames,
    refusal: failure?.code === 'ERR_STEP_UP_REQUIRED' ? null : failure,
    fieldOf: cardFieldOf,
    fallback: (values) => (values.card === newCardOption ? 'number' : 'cvv'),
  })
  const card = useWatch({ control: form.control, name: 'card' })
  const isNew = card === newCardOption
  const stepUp = isNew && !newCard?.allowed ? newCard?.stepUp : undefined
  const fieldsShown = isNew && newCard?.allowed === true
  useEffect(() => {
    // a card that was removed is no choice any more
    if (card !== newCardOption && !cards.some(({ accountId }) => accountId === card)) form.setValue('card', newCardOption)
  }, [card, cards, form])
  const { errors } = form.formState
  const firstNewCardField =
    fieldNames.find((name) => name === 'number' || name === 'holder' || name === 'expiry' || name === 'cvv') ?? 'number'

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per failure, not when the field registry changes
  useEffect(() => {
    if (!failure && focused) form.setFocus(form.getValues('card') === newCardOption ? firstNewCardField : 'cvv')
  }, [failure, form])

  const pay = submit((values) => onPay(toPlaintextCard(t, values, cards)))

  return (
    <form
      method="post"
      onSubmit={(event) => {
        if (!stepUp) return pay(event)
        event.preventDefault()
        stepUp.start()
      }}
      noValidate
    >
      <Stack gap={6}>
        {cardsFailed && <Alert tone="info">{t('deposit.cards_failed')}</Alert>}
        <FormFields
          fields={fields}
          gap={6}
          half={['expiry', 'cvv']}
          render={{
            card:
              cards.length === 0
                ? null
                : (field) => (
                    <CardChoice control={form.control} registryField={field} cards={cards} withNew={newCard !== null} removal={removal} />
                  ),
            number: !fieldsShown
              ? null
              : (field) => (
                  <CardNumberField
                    control={form.control}
                    field={field}
                    input={form.register('number')}
                    error={fieldErrorText(t, errors.number)}
                  />
                ),
            holder: !fieldsShown
              ? null
              : (field) => (
                  <TextField
                    {...field}
                    {...form.register('holder')}
                    autoComplete="cc-name"
                    maxLength={80}
                    error={fieldErrorText(t, errors.holder)}
                    required
                  />
                ),
            expiry: !fieldsShown
              ? null
              : (field) => (
                  <TextField
                    {...field}
                    {...form.register('expiry')}
                    format="expiry"
                    autoComplete="cc-exp"
                    error={fieldErrorText(t, errors.expiry)}
                    required
                  />
                ),
            cvv: stepUp
              ? null
              : (field) => (
                  <TextField
                    {...field}
                    {...form.register('cvv')}
                    format="digits"
                    maxLength={4}
                    autoComplete="cc-csc"
                    error={fieldErrorText(t, errors.cvv)}
                    required
                  />
                ),
          }}
        />
        {encryptionStatus === 'failed' && (
          <Alert tone="danger" live>
            {t('deposit.key_failed')}
          </Alert>
        )}
        {stepUp ? (
          <NewCardStepUp stepUp={stepUp} expired={failure?.code === 'ERR_STEP_UP_REQUIRED'} />
        ) : (
          <FormActions>
            <Button
              {...button('depositPay', { values: { amount: formatKr(amount) }, loading: encryptionStatus === 'busy' })}
              type="submit"
              size="lg"
              fullWidth
            />
          </FormActions>
        )}
      </Stack>
    </form>
  )
}

interface CardNumberFieldProps {
  control: Control<CardFormValues>
  field: RegistryFieldProps
  input: UseFormRegisterReturn<'number'>
  error: string | undefined
}

/** A separate component, so that typing a number re-renders this field only. */
function CardNumberField({ control, field, input, error }: CardNumberFieldProps) {
  const number = useWatch({ control, name: 'number' })
  return <TextField {...field} {...input} format="card" autoComplete="cc-number" suffix={cardBrand(number)} error={error} required />
}

function toPlaintextCard(t: Translate, values: CardFormValues, cards: readonly StoredCardOption[]): PlaintextCard {
  const { card, number, holder, cvv } = values
  const stored = cards.find(({ accountId }) => accountId === card)
  if (stored) return { label: storedCardLabel(t, stored), accountId: card, cvv }
  const expiry = parseExpiry(values.expiry)
  if (!expiry) throw new Error('Card form passed validation without an expiry date')
  const brand = cardBrand(number) ?? t('deposit.card_number_unknown')
  return { label: t('deposit.card_name', { brand, masked: maskCardNumber(number) }), number, holder, expiry, cvv }
}
