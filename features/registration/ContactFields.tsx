import { CheckboxField } from '@casino/design-system/components/CheckboxField'
import { Heading } from '@casino/design-system/components/Heading'
import { Link } from '@casino/design-system/components/Link'
import { SelectField } from '@casino/design-system/components/SelectField'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import { TextField } from '@casino/design-system/components/TextField'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../config/useTexts.tsx'
import { paths } from '../session/index.ts'
import { fieldError } from './fieldError.ts'
import type { ContactInput, ContactRules } from './form.ts'

interface FieldsProps {
  readonly rules: ContactRules
}

/** Who the player is. */
export function AboutFields({ rules, onEmailBlur }: FieldsProps & { onEmailBlur(): void }) {
  const t = useTexts()
  const { register, formState } = useFormContext<ContactInput>()
  const error = (name: keyof ContactInput) => fieldError(t, formState.errors[name], rules)
  return (
    <Stack gap={5} as="section">
      <Heading level={3} size={22}>
        {t('register.about_heading')}
      </Heading>
      <TextField
        {...register('cpr')}
        label={t('register.cpr')}
        help={t('register.cpr_help')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={11}
        {...error('cpr')}
        required
      />
      <TextField {...register('firstName')} label={t('register.first_name')} autoComplete="given-name" {...error('firstName')} required />
      <TextField {...register('lastName')} label={t('register.last_name')} autoComplete="family-name" {...error('lastName')} required />
      <TextField
        {...register('email', { onBlur: onEmailBlur })}
        label={t('register.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...error('email')}
        required
      />
      <SelectField
        {...register('mobileCC')}
        label={t('register.mobile_cc')}
        autoComplete="tel-country-code"
        options={[
          { value: '45', label: t('register.mobile_cc_45') },
          { value: '299', label: t('register.mobile_cc_299') },
        ]}
        {...error('mobileCC')}
      />
      <TextField
        {...register('mobileNo')}
        label={t('register.mobile')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...error('mobileNo')}
        required
      />
    </Stack>
  )
}

/** Consents, none of them ticked, and the one confirmation that the law asks for. */
export function ConsentFields({ rules }: FieldsProps) {
  const t = useTexts()
  const { register, formState } = useFormContext<ContactInput>()
  return (
    <Stack gap={5} as="section">
      <Stack gap={2}>
        <Heading level={3} size={22}>
          {t('register.consent_heading')}
        </Heading>
        <Text tone="muted">{t('register.consent_intro')}</Text>
      </Stack>
      <Stack gap={2}>
        <CheckboxField {...register('acceptNewsEmail')}>{t('register.consent_email')}</CheckboxField>
        <CheckboxField {...register('acceptSMSOffer')}>{t('register.consent_sms')}</CheckboxField>
      </Stack>
      <Stack gap={1}>
        <CheckboxField {...register('legalAge')} {...fieldError(t, formState.errors.legalAge, rules)} required>
          {t('register.legal_age', { minAge: rules.minAge })}
        </CheckboxField>
        <Text size={14}>
          <Link href={paths.terms} newTab>
            {t('register.read_terms')}
          </Link>
        </Text>
      </Stack>
    </Stack>
  )
}
