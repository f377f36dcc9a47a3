import { AmountField } from '@casino/design-system/components/AmountField'
import { Heading } from '@casino/design-system/components/Heading'
import { RadioCards } from '@casino/design-system/components/RadioCards'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import { FormFields } from '@casino/design-system/patterns/FormFields'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { type LimitPeriod, limitPeriods } from '../api/entities/limitPeriod.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatKrShort, ore } from '../format/money.ts'
import type { SectionFields } from '../forms/useFormRegistry.ts'
import { fieldErrorProps } from './fieldErrorProps.ts'
import type { ContactFormValues, ContactRules } from './form.ts'

interface DepositLimitFieldsProps {
  fields: SectionFields<'registration', 'limit'>
  limitSuggestions: Readonly<Record<LimitPeriod, readonly number[]>>
  limitRaiseHours: number
  rules: ContactRules
}

/** Period and amount of the first deposit limit. Nothing is preselected and any amount may be entered. */
export function DepositLimitFields({ fields, limitSuggestions, limitRaiseHours, rules }: DepositLimitFieldsProps) {
  const t = useTranslations()
  const { register, control, formState } = useFormContext<ContactFormValues>()
  const amount = useController({ control, name: 'limitAmount' })
  const selectedPeriod = useWatch({ control, name: 'limitPeriod' })
  const period = limitPeriods.find((name) => name === selectedPeriod)
  return (
    <Stack gap={5} as="section">
      <Stack gap={2}>
        <Heading level={3} size={22}>
          {t('register.limit_heading')}
        </Heading>
        <Text tone="muted">{t('register.limit_intro', { hours: limitRaiseHours })}</Text>
      </Stack>
      <FormFields
        fields={fields}
        render={{
          limitPeriod: (field) => (
            <RadioCards
              {...field}
              {...register('limitPeriod')}
              {...fieldErrorProps(t, formState.errors.limitPeriod, rules)}
              options={limitPeriods.map((value) => ({ value, title: t(`register.limit_${value}`) }))}
              required
            />
          ),
          limitAmount: (field) => (
            <AmountField
              {...field}
              {...fieldErrorProps(t, formState.errors.limitAmount, rules)}
              ref={amount.field.ref}
              suffix={t('register.currency')}
              value={amount.field.value}
              onValueChange={amount.field.onChange}
              onBlur={amount.field.onBlur}
              quickAmounts={(period ? limitSuggestions[period] : []).map((value) => ({ value, label: formatKrShort(ore(value)) }))}
              required
            />
          ),
        }}
      />
    </Stack>
  )
}
