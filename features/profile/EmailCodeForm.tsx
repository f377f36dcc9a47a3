import { Alert, Button, Inline, Stack, Text, TextField } from '@casino/design-system'
import { useEffect, useState } from 'react'
import type { CallError } from '../api/errors.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatTime } from '../format/date.ts'
import { fieldErrorText } from '../forms/serverErrors.ts'
import { useAppForm } from '../forms/useAppForm.ts'
import type { EmailChange } from './calls.ts'
import { emailCodeSchema } from './contactForm.ts'
import type { ContactTask } from './useContact.ts'

export interface EmailCodeFormProps {
  change: EmailChange
  busy: ContactTask
  /** Failure of the latest call. */
  error: CallError | null
  onConfirm(emailCode: string): void
  onResend(): void
  onCancel(): void
}

/** Form of the code that confirms a new e-mail address. */
export function EmailCodeForm({ change, busy, error, onConfirm, onResend, onCancel }: EmailCodeFormProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const canResend = useElapsed(change)
  const { form, message, submit } = useAppForm(emailCodeSchema, {
    defaultValues: { emailCode: '' },
    refusal: error,
    fieldOf: (path) => (path === 'emailCode' ? path : undefined),
  })
  return (
    <form method="post" onSubmit={submit(({ emailCode }) => onConfirm(emailCode))} noValidate>
      <Stack gap={5}>
        <Text>{t('profile.code_sent', { email: change.email, time: formatTime(change.expiresAt) })}</Text>
        <TextField
          {...form.register('emailCode')}
          label={t('profile.code')}
          help={t('profile.code_help')}
          error={fieldErrorText(t, form.formState.errors.emailCode)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          required
        />
        {message && (
          <Alert tone="danger" live>
            {message}
          </Alert>
        )}
        <Inline gap={3} wrap>
          <Button {...button('contactSave', { text: 'profile.code_confirm', loading: busy === 'confirm' })} type="submit" />
          <Button
            {...button('retry', { text: 'profile.code_resend', loading: busy === 'send', loadingText: 'profile.code_resending' })}
            variant="secondary"
            onClick={onResend}
            disabled={!canResend || busy !== null}
            focusableWhenDisabled
          />
          <Button {...button('back', { text: 'profile.contact_cancel' })} variant="ghost" onClick={onCancel} disabled={busy !== null} />
        </Inline>
      </Stack>
    </form>
  )
}

/** Whether the wait for another code is over; a new change waits again. */
function useElapsed(change: EmailChange): boolean {
  const [elapsed, setElapsed] = useState<EmailChange | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(change), change.resendSeconds * 1000)
    return () => clearTimeout(timer)
  }, [change])
  return change.resendSeconds === 0 || elapsed === change
}
