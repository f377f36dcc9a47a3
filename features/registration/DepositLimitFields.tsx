import { AmountField, FormFields, Heading, RadioCards, Stack, Text } from '@casino/design-system'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { type FirstLimitPeriod, firstLimitPeriods } from '../api/entities/limitPeriod.ts'
import type { SystemConfig } from '../content/systemConfig.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatKrShort, ore } from '../format/money.ts'
import type { SectionFields } from '../forms/useFormRegistry.ts'
import type { ContactFormValues, ContactRules } from './form.ts'
import { useFieldError } from './useFieldError.ts'

/** Suggested amounts in øre, none of which is preselected, and the hours until a raised limit takes effect. */
export type LimitConfig = Pick<SystemConfig, 'limitSuggestions' | 'limitRaiseHours'>

interface DepositLimitFieldsProps {
  fields: SectionFields<'registration', 'limit'>
  limitConfig: LimitConfig
  rules: ContactRules
}

const toQuickAmounts = (suggestions: readonly number[]) => suggestions.map((value) => ({ value, label: formatKrShort(ore(value)) }))

/** Period and amount of the first deposit limit. Nothing is preselected and any amount may be entered. */
export function DepositLimitFields({ fields, limitConfig: { limitSuggestions, limitRaiseHours }, rules }: DepositLimitFieldsProps) {
  const t = useTranslations()
  const error = useFieldError(rules)
  const { register, control, setValue } = useFormContext<ContactFormValues>()
  const amount = useController({ control, name: 'limitAmount' })
  const selectedPeriod = useWatch({ control, name: 'limitPeriod' })
  const period = firstLimitPeriods.find((name) => name === selectedPeriod)
  /** While no period is chosen: one suggestion of each, which chooses its period too. */
  const firstSuggestions = () => {
    const byAmount = new Map<number, FirstLimitPeriod>()
    for (const name of firstLimitPeriods) {
      const amount = limitSuggestions[name].find((value) => !byAmount.has(value))
      if (amount !== undefined) byAmount.set(amount, name)
    }
    return [...byAmount].map(([value, name]) => ({
      value,
      label: t(`register.summary_limit_${name}`, { amount: formatKrShort(ore(value)) }),
      selected: false, // its period is not
      onSelect: () => setValue('limitPeriod', name, { shouldValidate: true }),
    }))
  }
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
              error={error('limitPeriod')}
              options={firstLimitPeriods.map((value) => ({ value, title: t(`register.limit_${value}`) }))}
              required
            />
          ),
          limitAmount: (field) => (
            <AmountField
              {...field}
              error={error('limitAmount')}
              ref={amount.field.ref}
              suffix={t('unit.currency')}
              value={amount.field.value}
              onValueChange={amount.field.onChange}
              onBlur={amount.field.onBlur}
              quickAmounts={period ? toQuickAmounts(limitSuggestions[period]) : firstSuggestions()}
              required
            />
          ),
        }}
      />
    </Stack>
  )
}
