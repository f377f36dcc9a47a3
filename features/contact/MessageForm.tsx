import { Alert, Button, FormActions, FormFields, Stack, TextAreaField, TextField } from '@casino/design-system'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { type CallError, isNetworkFailure } from '../api/errors.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { fieldErrorText } from '../forms/serverErrors.ts'
import { useAppForm } from '../forms/useAppForm.ts'
import { useFormFields } from '../forms/useFormRegistry.ts'
import { messageLimits } from './constants.ts'
import { type Message, type MessageInput, messageFieldNames, messageFormSchema } from './form.ts'
import { HumanCheck, type HumanCheckIssue } from './HumanCheck.tsx'
import { draftFields, type MessageDraft } from './messageDraft.ts'
import { ProviderHumanCheck } from './ProviderHumanCheck.tsx'

export interface MessageFormProps {
  /** What is known of a logged-in player. */
  known: Pick<MessageInput, 'name' | 'email' | 'userId'>
  supportEmail: string
  /** Of the provider that checks that a human is sending; null: the site's own check. */
  recaptchaSiteKey: string | null
  busy: boolean
  /** Failure of the latest call. */
  error: CallError | null
  /** What was typed before; read once, after hydration. */
  readDraft(): MessageDraft
  /** Called at every change with all that was typed. */
  onDraft(draft: MessageDraft): void
  onSend(message: Message): void
}

/** Form of a message. A failure keeps all that was written. */
export function MessageForm({ known, supportEmail, recaptchaSiteKey, busy, error, readDraft, onDraft, onSend }: MessageFormProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const defaultValues: MessageInput = { ...known, message: '', recaptcha: '' }
  const {
    form,
    message: failure,
    submit,
  } = useAppForm(messageFormSchema, {
    defaultValues,
    refusal: error,
    fieldOf: (path) => messageFieldNames.find((name) => name === path),
  })
  const { setValue, setError, clearErrors, subscribe } = form
  useEffect(() => {
    if (error?.details.fields?.some(({ path }) => path === 'recaptcha')) setValue('recaptcha', '') // that token is of no use any more
  }, [error, setValue])
  const restoreDraft = useEffectEvent(() => {
    const draft = readDraft()
    for (const name of draftFields) if (draft[name]) setValue(name, draft[name])
  })
  const reportDraft = useEffectEvent((values: MessageInput) => {
    onDraft(Object.fromEntries(draftFields.filter((name) => values[name] !== defaultValues[name]).map((name) => [name, values[name]])))
  })
  useEffect(() => {
    restoreDraft()
    return subscribe({ formState: { values: true }, callback: ({ values }) => reportDraft(values) })
  }, [subscribe])
  const message = useWatch({ control: form.control, name: 'message' })
  const fields = useFormFields('contact', 'contact')
  const { errors } = form.formState
  const setToken = useCallback(
    (token: string) => {
      setValue('recaptcha', token)
      clearErrors('recaptcha')
    },
    [setValue, clearErrors],
  )
  const setIssue = useCallback(
    (issue: HumanCheckIssue) => {
      setValue('recaptcha', '')
      setError('recaptcha', { message: `contact_us.recaptcha_${issue}` })
    },
    [setValue, setError],
  )
  return (
    <form method="post" noValidate onSubmit={submit(onSend)}>
      <Stack gap={6}>
        <FormFields
          fields={fields}
          render={{
            name: (props) => (
              <TextField
                {...props}
                {...form.register('name')}
                error={fieldErrorText(t, errors.name)}
                autoComplete="name"
                maxLength={messageLimits.name}
                required
              />
            ),
            email: (props) => (
              <TextField
                {...props}
                {...form.register('email')}
                error={fieldErrorText(t, errors.email)}
                type="email"
                inputMode="email"
                autoComplete="email"
                maxLength={messageLimits.email}
                required
              />
            ),
            userId: (props) => (
              <TextField
                {...props}
                {...form.register('userId')}
                error={fieldErrorText(t, errors.userId)}
                autoComplete="off"
                maxLength={messageLimits.userId}
                {...(!known.userId && { optionalText: t('contact_us.optional') })}
              />
            ),
            message: ({ iconStart: _, ...props }) => (
              <TextAreaField
                {...props}
                {...form.register('message')}
                value={message}
                error={fieldErrorText(t, errors.message)}
                maxLength={messageLimits.message}
                remainingText={(left) => t('contact_us.remaining', { left })}
                required
              />
            ),
            recaptcha: ({ label }) => (
              <Controller
                control={form.control}
                name="recaptcha"
                render={({ field: { value, ref } }) => {
                  const errorText = fieldErrorText(t, errors.recaptcha)
                  const check = { label, token: value, onToken: setToken, onIssue: setIssue, ref, ...(errorText && { error: errorText }) }
                  return recaptchaSiteKey ? <ProviderHumanCheck {...check} siteKey={recaptchaSiteKey} /> : <HumanCheck {...check} />
                }}
              />
            ),
          }}
        />
        {failure && error && (
          <Alert tone="danger" title={t(isNetworkFailure(error.code) ? 'contact_us.unanswered_title' : 'contact_us.failed_title')} live>
            {failure} {t('contact_us.failed', { email: supportEmail })}
          </Alert>
        )}
        <FormActions>
          <Button {...button('sendMessage', { loading: busy })} type="submit" size="lg" fullWidth />
        </FormActions>
      </Stack>
    </form>
  )
}
