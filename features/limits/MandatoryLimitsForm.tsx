import { Alert } from '@casino/design-system/components/Alert'
import { AmountField } from '@casino/design-system/components/AmountField'
import { Button } from '@casino/design-system/components/Button'
import { Stack } from '@casino/design-system/components/Stack'
import { type FieldWords, FormFields } from '@casino/design-system/patterns/FormFields'
import { type FormEvent, useRef, useState } from 'react'
import { useButtons } from '../config/useButtons.tsx'
import { useFormFields } from '../config/useForm.ts'
import { useTexts } from '../config/useTexts.tsx'
import { formatKrShort, type Ore, ore } from '../format/index.ts'
import { isLimit, type Period } from './model.ts'

interface MandatoryLimitsFormProps {
  /** Suggested amounts in øre; none is preselected, and any other amount may be entered. */
  readonly suggestions: Readonly<Record<Period, readonly number[]>>
  readonly busy: boolean
  /** Localised message of a failed save. */
  readonly error: string | null
  onSave(limits: Readonly<Record<Period, Ore>>): void
}

/** Form for the first limits; day, week and month are required. */
export function MandatoryLimitsForm({ suggestions, busy, error, onSave }: MandatoryLimitsFormProps) {
  const t = useTexts()
  const button = useButtons()
  const fields = useFormFields('transferLimit', 'first')
  const [amounts, setAmounts] = useState<Readonly<Record<Period, Ore | null>>>({ day: null, week: null, month: null })
  const [tried, setTried] = useState(false)
  const inputs = useRef<Partial<Record<Period, HTMLInputElement | null>>>({})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const { day, week, month } = amounts
    if (isLimit(day) && isLimit(week) && isLimit(month)) return onSave({ day, week, month })
    const first = fields.find(({ name }) => !isLimit(amounts[name]))
    if (first) inputs.current[first.name]?.focus()
  }
  const amount = (period: Period) => (field: FieldWords) => (
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
      {...(tried && !isLimit(amounts[period]) && { error: t('validation.limit_amount') })}
      required
    />
  )
  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack gap={5}>
        <FormFields fields={fields} render={{ day: amount('day'), week: amount('week'), month: amount('month') }} />
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
