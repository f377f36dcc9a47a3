import { Alert, Button, Inline, PhoneField, Stack, TextField } from '@casino/design-system'
import type { CallError } from '../api/errors.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { groupInPairs, mobileCountryCodes } from '../format/mobileNumber.ts'
import { fieldErrorText } from '../forms/serverErrors.ts'
import { useAppForm } from '../forms/useAppForm.ts'
import { type ContactData, contactFormSchema } from './contactForm.ts'
import type { ContactTask } from './useContact.ts'

export interface ContactFormProps {
  values: ContactData
  /** The player is back from the identity provider, and only has to save. */
  confirmed: boolean
  busy: ContactTask
  /** Failure of the latest call. */
  error: CallError | null
  onSave(values: ContactData): void
  onCancel(): void
}

const fieldNames = ['email', 'mobileCC', 'mobileNo'] as const

/** Form of e-mail and mobile number. */
export function ContactForm({ values, confirmed, busy, error, onSave, onCancel }: ContactFormProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { form, message, submit } = useAppForm(contactFormSchema, {
    defaultValues: { ...values, mobileNo: groupInPairs(values.mobileNo) },
    refusal: error,
    fieldOf: (path) => fieldNames.find((name) => name === path),
  })
  const { errors } = form.formState
  return (
    <form method="post" onSubmit={submit(onSave)} noValidate>
      <Stack gap={5}>
        {confirmed && (
          <Alert tone="success" title={t('profile.contact_confirmed_title')} live>
            {t('profile.contact_confirmed')}
          </Alert>
        )}
        <TextField
          {...form.register('email')}
          label={t('profile.email')}
          help={t('profile.contact_email_help')}
          error={fieldErrorText(t, errors.email)}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <PhoneField
          {...form.register('mobileNo')}
          label={t('profile.mobile')}
          error={fieldErrorText(t, errors.mobileNo)}
          country={{
            ...form.register('mobileCC'),
            label: t('profile.mobile_cc'),
            options: mobileCountryCodes.map((value) => ({ value, label: t(`profile.mobile_cc_${value}`) })),
          }}
          required
        />
        {message && (
          <Alert tone="danger" live>
            {message}
          </Alert>
        )}
        <Inline gap={3} wrap>
          <Button {...button('contactSave', { loading: busy === 'save' })} type="submit" />
          <Button {...button('back', { text: 'profile.contact_cancel' })} variant="ghost" onClick={onCancel} disabled={busy !== null} />
        </Inline>
      </Stack>
    </form>
  )
}
