import { Button, FormActions, FormFields, Link, Stack } from '@casino/design-system'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { formatKrShort, type Ore, ore } from '../../format/money.ts'
import { FormAmountField } from '../../forms/FormAmountField.tsx'
import { serverErrorType, setServerErrors } from '../../forms/serverErrors.ts'
import { useFormFields } from '../../forms/useFormRegistry.ts'
import { paths } from '../../navigation/paths.ts'
import { type AmountRules, amountFault, bindingLimit } from '../eligibility.ts'
import { type AmountFormValues, amountFieldOf, amountFormSchema } from '../form.ts'
import type { DepositFailure, PaymentChoice } from '../model.ts'
import { BonusCodeField } from './BonusCodeField.tsx'
import type { BonusLookup } from './useBonusLookup.ts'

interface AmountStepProps {
  rules: AmountRules
  /** Suggested amounts in øre; none is preselected. */
  quickAmounts: readonly Ore[]
  amount: Ore | null
  bonusCode: string
  bonus: BonusLookup
  /** Failure that returned the player to this step. */
  failure: DepositFailure | null
  /** Focuses the amount when the step replaces another. */
  focused: boolean
  checkBonus(code: string): Promise<BonusLookup>
  /** Stores the draft in the URL. The bonus code is included on blur only. */
  onDraft(amount: Ore | null, bonusCode: string): void
  onChoose(choice: PaymentChoice): void
}

const toOre = (value: number | null): Ore | null => (value !== null && Number.isSafeInteger(value) ? ore(value) : null)
const draftDelayMs = 300

/** Step 1: amount and bonus code. */
export function AmountStep({
  rules,
  quickAmounts,
  bonus,
  failure,
  focused,
  checkBonus,
  onDraft,
  onChoose,
  ...initialValues
}: AmountStepProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const form = useForm<AmountFormValues>({
    defaultValues: { amount: initialValues.amount, withBonus: initialValues.bonusCode !== '', bonusCode: initialValues.bonusCode },
    resolver: standardSchemaResolver(amountFormSchema(rules)),
    // AmountField commits on blur: an error removed at that moment would move the button away from the click
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState
  const amount = useWatch({ control: form.control, name: 'amount' })
  const limit = bindingLimit(rules)
  const values = {
    min: formatKrShort(rules.min),
    max: formatKrShort(rules.max),
    left: formatKrShort(limit?.left ?? ore(0)),
    limit: limit ? t(`deposit.limit_${limit.period}`) : '',
    limited: limit ? 'yes' : 'no',
  }
  const fields = useFormFields('deposit', 'amount', values)
  // registered before rendering: react-hook-form focuses the first error in registration order
  for (const { name } of fields) form.register(name)

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the step opens, before a failure moves the focus to its field
  useEffect(() => {
    if (focused) form.setFocus('amount')
  }, [])
  useEffect(() => {
    // without a code its field is not shown
    const isBonusShown = failure?.code === 'ERR_BONUS_CODE' && form.getValues('withBonus')
    if (failure) setServerErrors(form, failure, amountFieldOf, isBonusShown ? 'bonusCode' : 'amount')
  }, [failure, form])

  useEffect(() => {
    if (toOre(amount) === initialValues.amount) return
    const timer = setTimeout(() => onDraft(toOre(amount), initialValues.bonusCode), draftDelayMs)
    return () => clearTimeout(timer)
  }, [amount, initialValues.amount, initialValues.bonusCode, onDraft])

  const submit = form.handleSubmit(async (formValues) => {
    const code = formValues.withBonus ? formValues.bonusCode.trim() : ''
    const choice: PaymentChoice = { amount: ore(formValues.amount ?? 0), bonusCode: code }
    if (code === '') return onChoose(choice)
    const lookup = await checkBonus(code)
    if (lookup.type === 'refused')
      return form.setError('bonusCode', { type: serverErrorType, message: lookup.message }, { shouldFocus: true })
    if (lookup.type === 'known' && choice.amount < lookup.bonus.terms.minDeposit) {
      const message = t('deposit.bonus_min', { bonus: lookup.bonus.name, min: formatKrShort(lookup.bonus.terms.minDeposit) })
      return form.setError('amount', { type: serverErrorType, message }, { shouldFocus: true })
    }
    onChoose(choice)
  })

  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack gap={6}>
        <FormFields
          fields={fields}
          gap={6}
          render={{
            amount: (registryField) => (
              <Stack gap={6}>
                <FormAmountField
                  control={form.control}
                  name="amount"
                  registryField={registryField}
                  suffix={t('deposit.currency')}
                  quickAmounts={quickAmounts.map((value) => ({
                    value,
                    label: formatKrShort(value),
                    disabled: amountFault(value, rules) !== null,
                  }))}
                  errorValues={values}
                />
                {errors.amount?.message === 'deposit.amount_above_limit' && (
                  <Link standalone href={paths.limitations}>
                    {t('deposit.see_limits')}
                  </Link>
                )}
              </Stack>
            ),
            bonusCode: (registryField) => (
              <BonusCodeField
                form={form}
                registryField={registryField}
                bonus={bonus}
                lookedUpCode={initialValues.bonusCode}
                onCode={(code) => onDraft(toOre(amount), code)}
              />
            ),
          }}
        />
        <FormActions>
          <Button {...button('depositAmount', { loading: isSubmitting })} type="submit" size="lg" fullWidth />
        </FormActions>
      </Stack>
    </form>
  )
}
