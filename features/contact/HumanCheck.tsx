import { CheckboxField } from '@casino/design-system'
import { type Ref, useEffect, useState } from 'react'
import { useRun } from '../api/useRun.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { useHumanTokenMutation } from './queries.ts'

/** Why a token that was given cannot be used, or none was given. */
export type HumanCheckIssue = 'expired' | 'failed'

/** Props of a check that the sender of the form is a human, whichever provider runs it. */
export interface HumanCheckProps {
  label: string
  /** The token; empty without one. */
  token: string
  /** Danish sentence. */
  error?: string
  onToken(token: string): void
  onIssue(issue: HumanCheckIssue): void
  /** Takes the focus of an invalid form. */
  ref?: Ref<HTMLInputElement>
}

/** The site's own check, without a third party: a tick fetches a token, which is valid for a short time and for one message. */
export function HumanCheck({ label, token, error, onToken, onIssue, ref }: HumanCheckProps) {
  const run = useRun()
  const t = useTranslations()
  const { trigger, busy } = useHumanTokenMutation()
  const [validSeconds, setValidSeconds] = useState(0)

  useEffect(() => {
    if (!token || !validSeconds) return
    const timer = setTimeout(() => onIssue('expired'), validSeconds * 1000)
    return () => clearTimeout(timer)
  }, [token, validSeconds, onIssue])

  const check = async (ticked: boolean) => {
    if (!ticked) return onToken('')
    const result = await trigger()
    if (result?.type === 'failure') onIssue('failed')
    if (result?.type !== 'success') return
    setValidSeconds(result.data.validSeconds)
    onToken(result.data.token)
  }
  return (
    <CheckboxField
      name="recaptcha"
      checked={busy || token !== ''}
      onChange={(event) => run(check(event.currentTarget.checked))}
      {...(busy && { help: t('contact_us.recaptcha_checking') })}
      {...(error !== undefined && { error })}
      {...(ref && { ref })}
      required
    >
      {label}
    </CheckboxField>
  )
}
