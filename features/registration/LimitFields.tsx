import { AmountField } from '@casino/design-system/components/AmountField'
import { Heading } from '@casino/design-system/components/Heading'
import { RadioCards } from '@casino/design-system/components/RadioCards'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '../config/useTexts.tsx'
import { formatKrShort, ore } from '../format/index.ts'
import { fieldError } from './fieldError.ts'
import type { ContactInput, ContactRules } from './form.ts'
import type { LimitPeriod } from './model.ts'

const periods = ['day', 'week', 'month'] as const satisfies readonly LimitPeriod[]

interface LimitFieldsProps {
  readonly suggestions: Readonly<Record<LimitPeriod, readonly number[]>>
  readonly raiseHours: number
  readonly rules: ContactRules
}

/** Period and amount of the first deposit limit. Nothing is preselected and any amount may be typed. */
export function LimitFields({ suggestions, raiseHours, rules }: LimitFieldsProps) {
  const t = useTexts()
  const { register, control, formState } = useFormContext<ContactInput>()
  // before the amount: the form focuses its first error in the order of registration
  const periodField = register('limitPeriod')
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
      <RadioCards
        {...periodField}
        label={t('register.limit_period')}
        options={periods.map((value) => ({ value, title: t(`register.limit_${value}`) }))}
        {...fieldError(t, formState.errors.limitPeriod, rules)}
        required
      />
      <AmountField
        name="limitAmount"
        ref={amount.field.ref}
        label={t('register.limit_amount')}
        help={t('register.limit_help')}
        suffix={t('register.currency')}
        value={amount.field.value}
        onValueChange={amount.field.onChange}
        onBlur={amount.field.onBlur}
        quickAmounts={(period ? suggestions[period] : []).map((value) => ({ value, label: formatKrShort(ore(value)) }))}
        {...fieldError(t, formState.errors.limitAmount, rules)}
        required
      />
    </Stack>
  )
}
