import { CheckboxField, DescriptionList, FormFields, Heading, Link, PhoneField, Stack, Text, TextField } from '@casino/design-system'
import { useFormContext } from 'react-hook-form'
import { useTranslations } from '../content/useTranslations.tsx'
import type { SectionFields } from '../forms/useFormRegistry.ts'
import { paths } from '../navigation/paths.ts'
import type { ContactFormValues, ContactRules } from './form.ts'
import { useFieldError } from './useFieldError.ts'

interface SectionProps<Name extends 'about' | 'consent' | 'terms'> {
  fields: SectionFields<'registration', Name>
  rules: ContactRules
}

type AboutFieldsProps = SectionProps<'about'> & { onEmailChange(): void; onEmailBlur(): void }

/** Name, CPR number, e-mail and mobile number. */
export function AboutFields({ fields, rules, onEmailChange, onEmailBlur }: AboutFieldsProps) {
  const t = useTranslations()
  const { register } = useFormContext<ContactFormValues>()
  const error = useFieldError(rules)
  return (
    <Stack gap={5} as="section">
      <Heading level={3} size={22}>
        {t('register.about_heading')}
      </Heading>
      <FormFields
        fields={fields}
        render={{
          cpr: ({ label, ...field }) =>
            rules.cprHeld ? (
              <DescriptionList items={[{ term: label, detail: t('register.cpr_held') }]} />
            ) : (
              <TextField {...field} {...register('cpr')} label={label} error={error('cpr')} format="cpr" autoComplete="off" required />
            ),
          firstName: (field) => (
            <TextField {...field} {...register('firstName')} error={error('firstName')} autoComplete="given-name" required />
          ),
          lastName: (field) => (
            <TextField {...field} {...register('lastName')} error={error('lastName')} autoComplete="family-name" required />
          ),
          email: (field) => (
            <TextField
              {...field}
              {...register('email', { onChange: onEmailChange, onBlur: onEmailBlur })}
              error={error('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              required
            />
          ),
          mobile: (field) => (
            <PhoneField
              {...field}
              {...register('mobileNo')}
              error={error('mobileNo')}
              country={{
                ...register('mobileCC'),
                label: t('register.mobile_cc'),
                options: [
                  { value: '45', label: t('register.mobile_cc_45') },
                  { value: '299', label: t('register.mobile_cc_299') },
                ],
              }}
              required
            />
          ),
        }}
      />
    </Stack>
  )
}

type ConsentFieldsProps = Pick<SectionProps<'consent'>, 'fields'>

/** Marketing consents; none is preselected. */
export function ConsentFields({ fields }: ConsentFieldsProps) {
  const t = useTranslations()
  const { register } = useFormContext<ContactFormValues>()
  return (
    <Stack gap={5} as="section">
      <Stack gap={2}>
        <Heading level={3} size={22}>
          {t('register.consent_heading')}
        </Heading>
        <Text tone="muted">{t('register.consent_intro')}</Text>
      </Stack>
      <FormFields
        fields={fields}
        gap={2}
        render={{
          acceptNewsEmail: ({ label, ...field }) => (
            <CheckboxField {...field} {...register('acceptNewsEmail')}>
              {label}
            </CheckboxField>
          ),
          acceptSMSOffer: ({ label, ...field }) => (
            <CheckboxField {...field} {...register('acceptSMSOffer')}>
              {label}
            </CheckboxField>
          ),
        }}
      />
    </Stack>
  )
}

/** Age and terms confirmation, required by law. */
export function TermsFields({ fields, rules }: SectionProps<'terms'>) {
  const t = useTranslations()
  const { register } = useFormContext<ContactFormValues>()
  const error = useFieldError(rules)
  return (
    <FormFields
      fields={fields}
      render={{
        legalAge: ({ label, ...field }) => (
          <Stack gap={1}>
            <CheckboxField {...field} {...register('legalAge')} error={error('legalAge')} required>
              {label}
            </CheckboxField>
            <Text size={14}>
              <Link href={paths.terms} newTab>
                {t('register.read_terms')}
              </Link>
            </Text>
          </Stack>
        ),
      }}
    />
  )
}
