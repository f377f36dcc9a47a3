import { Alert } from '@casino/design-system/components/Alert'
import { AmountField } from '@casino/design-system/components/AmountField'
import { Button } from '@casino/design-system/components/Button'
import { Stack } from '@casino/design-system/components/Stack'
import { FormFields, type RegistryFieldProps } from '@casino/design-system/patterns/FormFields'
import { type FormEvent, useRef, useState } from 'react'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatKrShort, type Ore, ore } from '../format/money.ts'
import { useFormFields } from '../forms/useFormRegistry.ts'
import { isValidLimit, type LimitPeriod } from './model.ts'

interface MandatoryLimitsFormProps {
  /** Suggested amounts in øre; none is preselected, and any other amount may be entered. */
  suggestions: Readonly<Record<LimitPeriod, readonly number[]>>
  busy: boolean
  /** Localised message of a failed save. */
  error: string | null
  onSave(limits: Readonly<Record<LimitPeriod, Ore>>): void
}

/** Form for the first limits; day, week and month are required. */
export function MandatoryLimitsForm({ suggestions, busy, error, onSave }: MandatoryLimitsFormProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const fields = useFormFields('transferLimit', 'first')
  const [amounts, setAmounts] = useState<Readonly<Record<LimitPeriod, Ore | null>>>({ day: null, week: null, month: null })
  const [submitted, setSubmitted] = useState(false)
  const inputs = useRef<Partial<Record<LimitPeriod, HTMLInputElement | null>>>({})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    const { day, week, month } = amounts
    if (isValidLimit(day) && isValidLimit(week) && isValidLimit(month)) return onSave({ day, week, month })
    const firstInvalid = fields.find(({ name }) => !isValidLimit(amounts[name]))
    if (firstInvalid) inputs.current[firstInvalid.name]?.focus()
  }
  const renderAmountField = (period: LimitPeriod) => (field: RegistryFieldProps) => (
    <AmountField
      {...field}
      name={`limit-${period}`}
      ref={(input) => {
        inputs.current[period] = input
      }}
      suffix={t('limitations.currency')}
      value={amounts[period]}
      onValueChange={(value) => setAmounts((before) => ({ ...before, [period]: value === null ? null : ore(value) }))}
      quickAmounts={suggestions[period].map((value) => ({ value, label: formatKrShort(ore(value)) }))}
      {...(submitted && !isValidLimit(amounts[period]) && { error: t('validation.limit_amount') })}
      required
    />
  )
  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack gap={5}>
        <FormFields
          fields={fields}
          render={{ day: renderAmountField('day'), week: renderAmountField('week'), month: renderAmountField('month') }}
        />
        {error && (
          <Alert tone="danger" live>
            {error}
          </Alert>
        )}
        <Button {...button('limitSave', { text: 'limitations.mandatory_save', loading: busy })} type="submit" size="lg" fullWidth />
      </Stack>
    </form>
  )
}
