import { AmountField } from '@casino/design-system/components/AmountField'
import { Heading } from '@casino/design-system/components/Heading'
import { RadioCards } from '@casino/design-system/components/RadioCards'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import { FormFields } from '@casino/design-system/patterns/FormFields'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { FormFieldsOf } from '../config/useForm.ts'
import { useTexts } from '../config/useTexts.tsx'
import { formatKrShort, ore } from '../format/index.ts'
import { fieldError } from './fieldError.ts'
import type { ContactInput, ContactRules } from './form.ts'
import type { LimitPeriod } from './model.ts'

const periods = ['day', 'week', 'month'] as const satisfies readonly LimitPeriod[]

interface LimitFieldsProps {
  readonly fields: FormFieldsOf<'registration', 'limit'>
  readonly suggestions: Readonly<Record<LimitPeriod, readonly number[]>>
  readonly raiseHours: number
  readonly rules: ContactRules
}

/** Period and amount of the first deposit limit. Nothing is preselected and any amount may be entered. */
export function LimitFields({ fields, suggestions, raiseHours, rules }: LimitFieldsProps) {
  const t = useTexts()
  const { register, control, formState } = useFormContext<ContactInput>()
  const amount = useController({ control, name: 'limitAmount' })
  const chosen = useWatch({ control, name: 'limitPeriod' })
  const period = periods.find((name) => name === chosen)
  return (
    <Stack gap={5} as="section">
      <Stack gap={2}>
        <Heading level={3} size={22}>
          {t('register.limit_heading')}
        </Heading>
        <Text tone="muted">{t('register.limit_intro', { hours: raiseHours })}</Text>
      </Stack>
      <FormFields
        fields={fields}
        render={{
          limitPeriod: (field) => (
            <RadioCards
              {...field}
              {...register('limitPeriod')}
              {...fieldError(t, formState.errors.limitPeriod, rules)}
              options={periods.map((value) => ({ value, title: t(`register.limit_${value}`) }))}
              required
            />
          ),
          limitAmount: (field) => (
            <AmountField
              {...field}
              {...fieldError(t, formState.errors.limitAmount, rules)}
              ref={amount.field.ref}
              suffix={t('register.currency')}
              value={amount.field.value}
              onValueChange={amount.field.onChange}
              onBlur={amount.field.onBlur}
              quickAmounts={(period ? suggestions[period] : []).map((value) => ({ value, label: formatKrShort(ore(value)) }))}
              required
            />
          ),
        }}
      />
    </Stack>
  )
}
