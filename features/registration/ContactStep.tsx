import { Alert } from '@casino/design-system/components/Alert'
import { Button } from '@casino/design-system/components/Button'
import { FormActions } from '@casino/design-system/components/FormActions'
import { Stack } from '@casino/design-system/components/Stack'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useButtons } from '../config/useButtons.tsx'
import { type FormSection, useFormSections } from '../config/useForm.ts'
import { useTexts } from '../config/useTexts.tsx'
import { AgeRangeDialog } from '../session/AgeRangeDialog.tsx'
import type { FieldError } from '../session/index.ts'
import { AboutFields, ConsentFields, TermsFields } from './ContactFields.tsx'
import type { ContactInput, ContactRules } from './form.ts'
import { LimitFields } from './LimitFields.tsx'
import type { Contact, LimitPeriod } from './model.ts'
import { useContactForm } from './useContactForm.ts'

export interface ContactStepProps {
  readonly rules: ContactRules
  /** Values entered earlier in this visit. */
  readonly start: ContactInput
  /** Suggested amounts in øre; none is preselected. */
  readonly suggestions: Readonly<Record<LimitPeriod, readonly number[]>>
  readonly raiseHours: number
  /** Entered values were lost in a reload. */
  readonly lost: boolean
  /** Fields that the server rejected, with Danish messages. */
  readonly refused: readonly FieldError[]
  /** Resolves with false when another account uses the e-mail. Throws CallError. */
  checkEmail(email: string): Promise<boolean>
  /** Called on every change, to keep the values while another step is shown. */
  onTyped(values: ContactInput): void
  onSubmit(contact: Contact): void
  onBack(): void
}

/** Step 2: contact details, and a deposit limit if no bonus was chosen. */
export function ContactStep(props: ContactStepProps) {
  const t = useTexts()
  const button = useButtons()
  const { rules, lost } = props
  const [ageNotice, setAgeNotice] = useState(false)
  const sections = useFormSections('registration', { minAge: rules.minAge })
  const order = sections.flatMap(({ fields }) => fields.map(({ name }) => name))
  const { form, problem, submit, checkEmailField } = useContactForm({ ...props, order, onAgeRange: () => setAgeNotice(true) })
  return (
    <FormProvider {...form}>
      <form method="post" onSubmit={submit} noValidate>
        <Stack gap={8}>
          {lost && (
            <Alert tone="info" title={t('register.lost_title')}>
              {t('register.lost')}
            </Alert>
          )}
          {sections.map((section) => (
            <Section key={section.name} {...props} section={section} onEmailBlur={checkEmailField} />
          ))}
          {problem && (
            <Alert tone="danger" live>
              {problem}
            </Alert>
          )}
          <FormActions>
            <Button {...button('registerContact', { loading: form.formState.isSubmitting })} type="submit" size="lg" fullWidth />
          </FormActions>
          <Button {...button('back', { text: 'register.back' })} variant="ghost" fullWidth onClick={props.onBack} />
        </Stack>
      </form>
      <AgeRangeDialog open={ageNotice} minAge={rules.minAge} ageRange={rules.ageRange} onClose={() => setAgeNotice(false)} />
    </FormProvider>
  )
}

interface SectionProps extends Pick<ContactStepProps, 'rules' | 'suggestions' | 'raiseHours'> {
  readonly section: FormSection<'registration'>
  onEmailBlur(): void
}

function Section({ section, rules, suggestions, raiseHours, onEmailBlur }: SectionProps) {
  switch (section.name) {
    case 'limit':
      return rules.needsLimit && <LimitFields fields={section.fields} suggestions={suggestions} raiseHours={raiseHours} rules={rules} />
    case 'about':
      return <AboutFields fields={section.fields} rules={rules} onEmailBlur={onEmailBlur} />
    case 'consent':
      return <ConsentFields fields={section.fields} />
    case 'terms':
      return <TermsFields fields={section.fields} rules={rules} />
  }
}
