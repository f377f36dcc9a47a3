import { Alert } from '@casino/design-system/components/Alert'
import { Button } from '@casino/design-system/components/Button'
import { FormActions } from '@casino/design-system/components/FormActions'
import { Stack } from '@casino/design-system/components/Stack'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { LimitPeriod } from '../api/entities/limitPeriod.ts'
import type { CallFieldError } from '../api/errors.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { type FormSection, useFormSections } from '../forms/useFormRegistry.ts'
import { AgeRangeDialog } from '../session/AgeRangeDialog.tsx'
import { AboutFields, ConsentFields, TermsFields } from './ContactFields.tsx'
import { DepositLimitFields } from './DepositLimitFields.tsx'
import type { ContactFormValues, ContactRules } from './form.ts'
import type { ContactDetails } from './model.ts'
import { useContactForm } from './useContactForm.ts'

export interface ContactStepProps {
  rules: ContactRules
  /** Values entered earlier in this visit. */
  defaultValues: ContactFormValues
  /** Suggested amounts in øre; none is preselected. */
  limitSuggestions: Readonly<Record<LimitPeriod, readonly number[]>>
  limitRaiseHours: number
  /** Entered values were lost in a reload. */
  inputLost: boolean
  /** Fields that the server rejected, with Danish messages. */
  fieldErrors: readonly CallFieldError[]
  /** Resolves with false when another account uses the e-mail. Throws CallError. */
  checkEmail(email: string): Promise<boolean>
  /** Called on every change, to keep the values while another step is shown. */
  onValuesChange(values: ContactFormValues): void
  onSubmit(contact: ContactDetails): void
  onBack(): void
}

/** Step 2: contact details, and a deposit limit if no bonus was chosen. */
export function ContactStep(props: ContactStepProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { rules, inputLost } = props
  const [ageDialogOpen, setAgeDialogOpen] = useState(false)
  const sections = useFormSections('registration', { minAge: rules.minAge })
  const order = sections.flatMap(({ fields }) => fields.map(({ name }) => name))
  const { form, errorMessage, submit, handleEmailBlur } = useContactForm({ ...props, order, onAgeRange: () => setAgeDialogOpen(true) })
  return (
    <FormProvider {...form}>
      <form method="post" onSubmit={submit} noValidate>
        <Stack gap={8}>
          {inputLost && (
            <Alert tone="info" title={t('register.lost_title')}>
              {t('register.lost')}
            </Alert>
          )}
          {sections.map((section) => (
            <Section key={section.name} {...props} section={section} onEmailBlur={handleEmailBlur} />
          ))}
          {errorMessage && (
            <Alert tone="danger" live>
              {errorMessage}
            </Alert>
          )}
          <FormActions>
            <Button {...button('registerContact', { loading: form.formState.isSubmitting })} type="submit" size="lg" fullWidth />
          </FormActions>
          <Button {...button('back', { text: 'register.back' })} variant="ghost" fullWidth onClick={props.onBack} />
        </Stack>
      </form>
      <AgeRangeDialog open={ageDialogOpen} minAge={rules.minAge} ageRange={rules.ageRange} onClose={() => setAgeDialogOpen(false)} />
    </FormProvider>
  )
}

interface SectionProps extends Pick<ContactStepProps, 'rules' | 'limitSuggestions' | 'limitRaiseHours'> {
  section: FormSection<'registration'>
  onEmailBlur(): void
}

function Section({ section, rules, limitSuggestions, limitRaiseHours, onEmailBlur }: SectionProps) {
  switch (section.name) {
    case 'limit':
      return (
        rules.limitRequired && (
          <DepositLimitFields fields={section.fields} limitSuggestions={limitSuggestions} limitRaiseHours={limitRaiseHours} rules={rules} />
        )
      )
    case 'about':
      return <AboutFields fields={section.fields} rules={rules} onEmailBlur={onEmailBlur} />
    case 'consent':
      return <ConsentFields fields={section.fields} />
    case 'terms':
      return <TermsFields fields={section.fields} rules={rules} />
  }
}
