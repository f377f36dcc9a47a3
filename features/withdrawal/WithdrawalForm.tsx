import { Alert, Button, FormActions, FormFields, Stack } from '@casino/design-system'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatKrShort, type Ore, ore } from '../format/money.ts'
import { FormAmountField } from '../forms/FormAmountField.tsx'
import { useAppForm } from '../forms/useAppForm.ts'
import { useFormFields } from '../forms/useFormRegistry.ts'
import { FailureAlert } from './FailureAlert.tsx'
import { type WithdrawalRules, withdrawalFormSchema } from './form.ts'
import type { WithdrawalFailure } from './model.ts'

export interface WithdrawalFormProps {
  rules: WithdrawalRules
  amount: Ore | null
  failure: WithdrawalFailure | null
  /** The identity is confirmed already: no step-up follows. */
  confirmed: boolean
  /** The request is sent, or the browser is on its way to the identity provider. */
  busy: boolean
  supportEmail: string
  onSubmit(amount: Ore): void
}

/** The amount of a withdrawal: any amount, or everything by one click. */
export function WithdrawalForm({ rules, amount, failure, confirmed, busy, supportEmail, onSubmit }: WithdrawalFormProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { form, submit } = useAppForm(withdrawalFormSchema(rules), {
    defaultValues: { amount },
    refusal: failure?.kind === 'amount' ? failure : null,
    fallback: () => 'amount',
  })
  const values = { min: formatKrShort(rules.min), left: formatKrShort(rules.max) }
  const fields = useFormFields('withdrawal', 'amount', values)
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit(({ amount: chosen }) => {
        if (chosen !== null) onSubmit(ore(chosen))
      })}
    >
      <Stack gap={6}>
        {failure?.kind === 'stepUp' && (
          <Alert tone="info" live>
            {t('payout.step_up_expired')}
          </Alert>
        )}
        {failure && failure.kind !== 'amount' && failure.kind !== 'stepUp' && (
          <FailureAlert failure={failure} supportEmail={supportEmail} />
        )}
        <FormFields
          fields={fields}
          gap={6}
          render={{
            amount: (fieldProps) => (
              <FormAmountField
                control={form.control}
                name="amount"
                registryField={fieldProps}
                suffix={t('unit.currency')}
                quickAmounts={[{ value: rules.max, label: t('payout.everything', { amount: formatKrShort(rules.max) }) }]}
                errorValues={values}
              />
            ),
          }}
        />
        <FormActions>
          <Button
            {...button('stepUp', {
              text: confirmed ? 'payout.continue' : 'payout.to_mitid',
              loading: busy,
              loadingText: 'payout.opening',
            })}
            type="submit"
            size="lg"
            fullWidth
          />
        </FormActions>
      </Stack>
    </form>
  )
}
