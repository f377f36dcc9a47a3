import { Alert } from '@casino/design-system/components/Alert'
import { Button } from '@casino/design-system/components/Button'
import { FormActions } from '@casino/design-system/components/FormActions'
import { Stack } from '@casino/design-system/components/Stack'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTexts } from '../config/useTexts.tsx'
import { AgeRangeDialog } from '../session/AgeRangeDialog.tsx'
import type { FieldError } from '../session/index.ts'
import { AboutFields, ConsentFields } from './ContactFields.tsx'
import type { ContactInput, ContactRules } from './form.ts'
import { LimitFields } from './LimitFields.tsx'
import type { Contact, LimitPeriod } from './model.ts'
import { useContactForm } from './useContactForm.ts'

export interface ContactStepProps {
  readonly rules: ContactRules
  /** What was typed before in this visit. */
  readonly start: ContactInput
  /** Suggested amounts in øre; none is preselected. */
  readonly suggestions: Readonly<Record<LimitPeriod, readonly number[]>>
  readonly raiseHours: number
  readonly lost: boolean
  /** Fields that the server refused, in Danish. */
  readonly refused: readonly FieldError[]
  /** False when a game account has the e-mail already. Throws CallError. */
  checkEmail(email: string): Promise<boolean>
  /** Every change, so that nothing is lost on the way to another step and back. */
  onTyped(values: ContactInput): void
  onSubmit(contact: Contact): void
  onBack(): void
}

/** Step 2: who the player is, and a deposit limit where no bonus was chosen. */
export function ContactStep(props: ContactStepProps) {
  const t = useTexts()
  const { rules, lost } = props
  const [ageNotice, setAgeNotice] = useState(false)
  const { form, problem, submit, checkEmailField } = useContactForm({ ...props, onAgeRange: () => setAgeNotice(true) })
  return (
    <FormProvider {...form}>
      <form method="post" onSubmit={submit} noValidate>
        <Stack gap={8}>
          {lost && (
            <Alert tone="info" title={t('register.lost_title')}>
              {t('register.lost')}
            </Alert>
          )}
          {rules.needsLimit && <LimitFields suggestions={props.suggestions} raiseHours={props.raiseHours} rules={rules} />}
          <AboutFields rules={rules} onEmailBlur={checkEmailField} />
          <ConsentFields rules={rules} />
          {problem && (
            <Alert tone="danger" live>
              {problem}
            </Alert>
          )}
          <FormActions>
            <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting} loadingText={t('register.contact_checking')}>
              {t('register.contact_continue')}
            </Button>
          </FormActions>
          <Button variant="ghost" fullWidth onClick={props.onBack}>
            {t('register.back')}
          </Button>
        </Stack>
      </form>
      <AgeRangeDialog open={ageNotice} minAge={rules.minAge} ageRange={rules.ageRange} onClose={() => setAgeNotice(false)} />
    </FormProvider>
  )
}
