import { Button, FormActions, FormFields, Link, Stack } from '@casino/design-system'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { formatKrShort, type Ore, ore } from '../../format/money.ts'
import { FormAmountField } from '../../forms/FormAmountField.tsx'
import { useAppForm } from '../../forms/useAppForm.ts'
import { useFormFields } from '../../forms/useFormRegistry.ts'
import { paths } from '../../navigation/paths.ts'
import { type AmountRules, amountFault, bindingLimit } from '../eligibility.ts'
import { amountFieldOf, amountFormSchema } from '../form.ts'
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
  const limit = bindingLimit(rules)
  const values = {
    min: formatKrShort(rules.min),
    max: formatKrShort(rules.max),
    left: formatKrShort(limit?.left ?? ore(0)),
    limit: limit ? t(`deposit.limit_${limit.period}`) : '',
    limited: limit ? 'yes' : 'no',
  }
  const fields = useFormFields('deposit', 'amount', values)
  const { form, submit, refuse } = useAppForm(amountFormSchema(rules), {
    defaultValues: { amount: initialValues.amount, withBonus: initialValues.bonusCode !== '', bonusCode: initialValues.bonusCode },
    order: fields.map(({ name }) => name),
    refusal: failure,
    fieldOf: amountFieldOf,
    // without a code its field is not shown
    fallback: ({ withBonus }) => (failure?.code === 'ERR_BONUS_CODE' && withBonus ? 'bonusCode' : 'amount'),
  })
  const { errors, isSubmitting } = form.formState
  const amount = useWatch({ control: form.control, name: 'amount' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the step opens; a failure moves the focus to its field
  useEffect(() => {
    if (focused && !failure) form.setFocus('amount')
  }, [])

  useEffect(() => {
    if (toOre(amount) === initialValues.amount) return
    const timer = setTimeout(() => onDraft(toOre(amount), initialValues.bonusCode), draftDelayMs)
    return () => clearTimeout(timer)
  }, [amount, initialValues.amount, initialValues.bonusCode, onDraft])

  const choose = submit(async (formValues) => {
    const code = formValues.withBonus ? formValues.bonusCode.trim() : ''
    const choice: PaymentChoice = { amount: ore(formValues.amount ?? 0), bonusCode: code }
    if (code === '') return onChoose(choice)
    const lookup = await checkBonus(code)
    if (lookup.type === 'refused') return refuse('bonusCode', lookup.message, { focus: true })
    if (lookup.type === 'known' && choice.amount < lookup.bonus.terms.minDeposit) {
      const message = t('deposit.bonus_min', { bonus: lookup.bonus.name, min: formatKrShort(lookup.bonus.terms.minDeposit) })
      return refuse('amount', message, { focus: true })
    }
    onChoose(choice)
  })

  return (
    <form method="post" onSubmit={choose} noValidate>
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
                  suffix={t('unit.currency')}
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
