import { Button, RadioCards, type RegistryFieldProps } from '@casino/design-system'
import { lazyComponent, useLazyComponent } from '@casino/design-system/lazy'
import { type Control, useController } from 'react-hook-form'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { fieldErrorText } from '../../forms/serverErrors.ts'
import { type CardFormValues, newCardOption } from '../form.ts'
import type { RemoveCardDialogProps } from './RemoveCardDialog.tsx'
import { type StoredCardOption, storedCardDescription, storedCardLabel } from './storedCards.ts'
import type { RemoveCard } from './useRemoveCard.ts'

const removeCardDialog = lazyComponent<RemoveCardDialogProps>(async () => (await import('./RemoveCardDialog.tsx')).RemoveCardDialog)

interface CardChoiceProps {
  control: Control<CardFormValues>
  registryField: RegistryFieldProps
  /** At least one; an expired one is shown and cannot be chosen. */
  cards: readonly StoredCardOption[]
  /** Whether another card can be chosen. */
  withNew: boolean
  removal: RemoveCard
}

/** The choice between the stored cards, each of which can be removed, and a new one. */
export function CardChoice({ control, registryField, cards, withNew, removal }: CardChoiceProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { field, fieldState } = useController({ control, name: 'card' })
  const asked = cards.find(({ accountId }) => accountId === removal.asked)
  const Dialog = useLazyComponent(removeCardDialog, asked !== undefined, () => removal.ask(null))
  return (
    <>
      <RadioCards
        {...registryField}
        name={field.name}
        options={[
          ...cards.map((card) => ({
            value: card.accountId,
            title: storedCardLabel(t, card),
            description: storedCardDescription(t, card),
            disabled: card.expired,
            action: (
              <Button
                {...button('back', { text: 'deposit.card_remove' })}
                variant="ghost"
                size="sm"
                aria-label={t('deposit.card_remove_label', { card: storedCardLabel(t, card) })}
                onClick={() => removal.ask(card.accountId)}
              />
            ),
          })),
          ...(withNew ? [{ value: newCardOption, title: t('deposit.card_other'), description: t('deposit.card_other_description') }] : []),
        ]}
        value={field.value}
        onValueChange={field.onChange}
        error={fieldErrorText(t, fieldState.error)}
      />
      {asked && Dialog && (
        <Dialog card={asked} busy={removal.busy} error={removal.error} onConfirm={removal.remove} onCancel={() => removal.ask(null)} />
      )}
    </>
  )
}
