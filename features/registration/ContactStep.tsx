import { Alert, Button, FormActions, Stack } from '@casino/design-system'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { type FormSection, useFormSections } from '../forms/useFormRegistry.ts'
import { AgeRangeDialog } from '../session/AgeRangeDialog.tsx'
import { AboutFields, ConsentFields, TermsFields } from './ContactFields.tsx'
import { DepositLimitFields, type LimitConfig } from './DepositLimitFields.tsx'
import { type ContactFormOptions, useContactForm } from './useContactForm.ts'

export interface ContactStepProps extends Omit<ContactFormOptions, 'order' | 'onAgeRange'> {
  limitConfig: LimitConfig
  /** A partner has handed the player over: MitID does not follow. */
  byPartner?: boolean
  /** Entered values were lost in a reload. */
  inputLost: boolean
  onBack(): void
}

/** Step 2: contact details, and a deposit limit if no bonus was chosen. */
export function ContactStep(props: ContactStepProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { rules, inputLost, byPartner } = props
  const [ageDialogOpen, setAgeDialogOpen] = useState(false)
  const sections = useFormSections('registration', { minAge: rules.minAge })
  const order = sections.flatMap(({ fields }) => fields.map(({ name }) => name))
  const { form, errorMessage, submit, handleEmailChange, handleEmailBlur } = useContactForm({
    ...props,
    order,
    onAgeRange: () => setAgeDialogOpen(true),
  })
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
            <Section key={section.name} {...props} section={section} onEmailChange={handleEmailChange} onEmailBlur={handleEmailBlur} />
          ))}
          {errorMessage && (
            <Alert tone="danger" live>
              {errorMessage}
            </Alert>
          )}
          <FormActions>
            <Button
              {...button('registerContact', {
                loading: form.formState.isSubmitting,
                ...(byPartner && { text: 'register.contact_continue_partner' }),
              })}
              type="submit"
              size="lg"
              fullWidth
            />
            <Button {...button('back', { text: 'register.back' })} variant="ghost" fullWidth onClick={props.onBack} />
          </FormActions>
        </Stack>
      </form>
      <AgeRangeDialog open={ageDialogOpen} minAge={rules.minAge} ageRange={rules.ageRange} onClose={() => setAgeDialogOpen(false)} />
    </FormProvider>
  )
}

interface SectionProps extends Pick<ContactStepProps, 'rules' | 'limitConfig'> {
  section: FormSection<'registration'>
  onEmailChange(): void
  onEmailBlur(): void
}

function Section({ section, rules, limitConfig, onEmailChange, onEmailBlur }: SectionProps) {
  switch (section.name) {
    case 'limit':
      return rules.limitRequired && <DepositLimitFields fields={section.fields} limitConfig={limitConfig} rules={rules} />
    case 'about':
      return <AboutFields fields={section.fields} rules={rules} onEmailChange={onEmailChange} onEmailBlur={onEmailBlur} />
    case 'consent':
      return <ConsentFields fields={section.fields} />
    case 'terms':
      return <TermsFields fields={section.fields} rules={rules} />
  }
}
