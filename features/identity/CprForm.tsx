import { Button } from '@casino/design-system/components/Button'
import { Heading } from '@casino/design-system/components/Heading'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import { TextField } from '@casino/design-system/components/TextField'
import { type FormEvent, useState } from 'react'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { isCpr, normaliseCpr } from '../format/cpr.ts'

interface CprFormProps {
  /** The previously submitted number did not match. */
  mismatch: boolean
  /** Remaining attempts after a mismatch; null when unknown. */
  attemptsLeft: number | null
  onSubmit(cpr: string): void
}

/** Form for the CPR number to compare with the identity provider's. The number is kept only in this component's state. */
export function CprForm({ mismatch, attemptsLeft, onSubmit }: CprFormProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const [cpr, setCpr] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    if (isCpr(cpr)) return onSubmit(normaliseCpr(cpr))
    event.currentTarget.querySelector('input')?.focus()
  }
  const mismatchText = attemptsLeft === null ? t('login.cpr_mismatch_plain') : t('login.cpr_mismatch', { attempts: attemptsLeft })
  const error = submitted && !isCpr(cpr) ? t('validation.cpr_length') : mismatch && !cpr ? mismatchText : null
  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1} size={28} id="return-title" tabIndex={-1}>
            {t('login.cpr_title')}
          </Heading>
          <Text tone="muted">{t('login.cpr_intro')}</Text>
        </Stack>
        <TextField
          theme="identity"
          name="cpr"
          label={t('login.cpr_label')}
          help={t('login.cpr_help')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={11}
          value={cpr}
          onChange={(event) => {
            setCpr(event.target.value)
            setSubmitted(false)
          }}
          {...(error && { error })}
          required
        />
        <Button {...button('identityCpr')} type="submit" size="lg" fullWidth />
      </Stack>
    </form>
  )
}
