import { Button, Inline, type RegistryFieldProps, Stack, TextField } from '@casino/design-system'
import { useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { fieldErrorText } from '../../forms/serverErrors.ts'
import type { AmountFormValues } from '../form.ts'
import { BonusTerms } from './BonusTerms.tsx'
import type { BonusLookup } from './useBonusLookup.ts'

interface BonusCodeFieldProps {
  form: UseFormReturn<AmountFormValues>
  registryField: RegistryFieldProps
  bonus: BonusLookup
  /** The code that `bonus` was looked up for. */
  lookedUpCode: string
  /** Called with the code when the field is left, and with an empty one when it is removed. */
  onCode(code: string): void
}

/** A bonus code with the terms of its bonus; until the player asks for the field, the button that shows it. */
export function BonusCodeField({ form, registryField, bonus, lookedUpCode, onCode }: BonusCodeFieldProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const withBonus = useWatch({ control: form.control, name: 'withBonus' })
  const region = useRef<HTMLDivElement>(null)
  const shown = useRef(withBonus)
  // the button that showed or removed the field is gone
  useEffect(() => {
    if (shown.current !== withBonus) region.current?.querySelector<HTMLElement>('input, button')?.focus()
    shown.current = withBonus
  }, [withBonus])

  const remove = () => {
    form.setValue('withBonus', false)
    form.setValue('bonusCode', '')
    form.clearErrors('bonusCode')
    onCode('')
  }
  const input = form.register('bonusCode')
  const refusal = bonus.type === 'refused' && form.getValues('bonusCode').trim() === lookedUpCode ? bonus.message : undefined

  return (
    <div ref={region}>
      {withBonus ? (
        <Stack gap={3}>
          <TextField
            {...registryField}
            {...input}
            onBlur={(event) => {
              void input.onBlur(event)
              // submitting looks up the code itself; terms rendered now would move the button away from the click
              if (event.relatedTarget instanceof HTMLButtonElement && event.relatedTarget.type === 'submit') return
              onCode(event.target.value.trim())
            }}
            autoComplete="off"
            maxLength={40}
            error={fieldErrorText(t, form.formState.errors.bonusCode) ?? refusal}
          />
          {bonus.type === 'known' && <BonusTerms bonus={bonus.bonus} />}
          <Inline gap={3}>
            <Button {...button('depositBonus', { text: 'deposit.bonus_remove' })} variant="secondary" size="sm" onClick={remove} />
          </Inline>
        </Stack>
      ) : (
        <Inline gap={3}>
          <Button
            {...button('depositBonus', { text: 'deposit.bonus_open' })}
            variant="secondary"
            size="sm"
            onClick={() => form.setValue('withBonus', true)}
          />
        </Inline>
      )}
    </div>
  )
}
