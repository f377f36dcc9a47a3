import { Button, FormActions, FormFields, Stack, TextField } from '@casino/design-system'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { groupInPairs } from '../../format/mobileNumber.ts'
import { formatKr, type Ore } from '../../format/money.ts'
import { fieldErrorText } from '../../forms/serverErrors.ts'
import { useAppForm } from '../../forms/useAppForm.ts'
import { useFormFields } from '../../forms/useFormRegistry.ts'
import { mobilePayFieldOf, mobilePayFormSchema, toPhoneNumber } from '../form.ts'
import type { DepositFailure } from '../model.ts'
import type { EnteredMethod } from '../paymentMethod.ts'

interface MobilePayFormProps {
  amount: Ore
  /** The player's own number as default; empty when unknown. */
  phoneNumber: string
  /** Failure that returned the player to this step. */
  failure: DepositFailure | null
  onPay(method: EnteredMethod): void
}

/** MobilePay: the number of the phone that approves the payment. */
export function MobilePayForm({ amount, phoneNumber, failure, onPay }: MobilePayFormProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const fields = useFormFields('deposit', 'mobilepay')
  const { form, submit } = useAppForm(mobilePayFormSchema, {
    defaultValues: { phoneNumber: groupInPairs(phoneNumber) },
    refusal: failure,
    fieldOf: mobilePayFieldOf,
    fallback: () => 'phoneNumber',
  })
  const pay = submit((values) =>
    onPay({ type: 'mobilepay', label: t('deposit.method_mobilepay'), phoneNumber: toPhoneNumber(values.phoneNumber) }),
  )
  return (
    <form method="post" onSubmit={pay} noValidate>
      <Stack gap={6}>
        <FormFields
          fields={fields}
          gap={6}
          render={{
            phoneNumber: (field) => (
              <TextField
                {...field}
                {...form.register('phoneNumber')}
                inputMode="tel"
                format="phone"
                countryCode="45"
                autoComplete="tel-national"
                error={fieldErrorText(t, form.formState.errors.phoneNumber)}
                required
              />
            ),
          }}
        />
        <FormActions>
          <Button {...button('depositPay', { values: { amount: formatKr(amount) } })} type="submit" size="lg" fullWidth />
        </FormActions>
      </Stack>
    </form>
  )
}
