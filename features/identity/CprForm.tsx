import { Button, PageHeading, Stack, TextField } from '@casino/design-system'
import { useWatch } from 'react-hook-form'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { fieldErrorText } from '../forms/serverErrors.ts'
import { useAppForm } from '../forms/useAppForm.ts'
import { cprFormSchema } from './form.ts'

export interface CprFormProps {
  /** The previously submitted number did not match. */
  mismatch: boolean
  /** Remaining attempts after a mismatch; null when unknown. */
  attemptsLeft: number | null
  onSubmit(cpr: string): void
}

/** Form for the CPR number to compare with the identity provider's. The number is kept only in this form's state. */
export function CprForm({ mismatch, attemptsLeft, onSubmit }: CprFormProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { form, submit } = useAppForm(cprFormSchema, { defaultValues: { cpr: '' } })
  const isEmpty = useWatch({ control: form.control, name: 'cpr' }) === ''
  const mismatchText = attemptsLeft === null ? t('login.cpr_mismatch_plain') : t('login.cpr_mismatch', { attempts: attemptsLeft })
  const error = fieldErrorText(t, form.formState.errors.cpr) ?? (mismatch && isEmpty ? mismatchText : undefined)
  return (
    <form method="post" onSubmit={submit(({ cpr }) => onSubmit(cpr))} noValidate>
      <Stack gap={6}>
        <PageHeading title={t('login.cpr_title')} intro={t('login.cpr_intro')} size={28} id="return-title" />
        <TextField
          theme="identity"
          {...form.register('cpr')}
          label={t('login.cpr_label')}
          help={t('login.cpr_help')}
          format="cpr"
          autoComplete="off"
          error={error}
          required
        />
        <Button {...button('identityCpr')} type="submit" size="lg" fullWidth />
      </Stack>
    </form>
  )
}
