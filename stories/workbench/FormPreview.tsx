import {
  AmountField,
  CheckboxField,
  FormFields,
  PhoneField,
  RadioCards,
  type RegistryFieldProps,
  Stack,
  TextAreaField,
  TextField,
} from '@casino/design-system'
import { useTranslations } from '@casino/features/content/useTranslations'
import type { FieldName, FormName, FormRegistries } from '@casino/features/forms/formRegistries'
import { translateFields } from '@casino/features/forms/useFormRegistry'
import { memo, type ReactNode } from 'react'
import { formTitles } from './formTitles.ts'
import { placeholderValues } from './placeholderValues.ts'
import * as styles from './preview.css.ts'

type FieldRenderer = (field: RegistryFieldProps) => ReactNode

const ignore = () => undefined
const text = (
  hints: { type?: 'email'; format?: 'card' | 'expiry' | 'phone' | 'digits'; prefix?: string; inputMode?: 'numeric' } = {},
): FieldRenderer =>
  function Text(field) {
    return <TextField {...field} {...hints} required />
  }
const checkbox: FieldRenderer = ({ label, ...field }) => <CheckboxField {...field}>{label}</CheckboxField>
const quick = ['200 kr.', '500 kr.', '1.000 kr.'].map((label, index) => ({ value: index, label }))
const amount: FieldRenderer = (field) => (
  <AmountField {...field} suffix="kr." value={null} onValueChange={ignore} quickAmounts={quick} required />
)
const codes = [
  { value: '45', label: 'Danmark +45' },
  { value: '299', label: 'Grønland +299' },
]
const periods = ['Pr. dag', 'Pr. uge', 'Pr. måned'].map((title, index) => ({ value: String(index), title }))
const cards = ['Visa •••• 1111', 'Et andet kort'].map((title, index) => ({ value: String(index), title }))

/** Renderers of the fields, with the same components as on the screens. */
const fieldRenderers: { readonly [F in FormName]: Readonly<Record<FieldName<F>, FieldRenderer>> } = {
  registration: {
    limitPeriod: (field) => <RadioCards {...field} options={periods} required />,
    limitAmount: amount,
    cpr: text({ inputMode: 'numeric' }),
    firstName: text(),
    lastName: text(),
    email: text({ type: 'email' }),
    mobile: (field) => <PhoneField {...field} country={{ name: 'code', label: 'Landekode', options: codes }} required />,
    acceptNewsEmail: checkbox,
    acceptSMSOffer: checkbox,
    legalAge: checkbox,
  },
  deposit: {
    amount,
    bonusCode: text(),
    card: (field) => <RadioCards {...field} options={cards} />,
    number: text({ format: 'card' }),
    holder: text(),
    expiry: text({ format: 'expiry' }),
    cvv: text({ format: 'digits' }),
    phoneNumber: text({ format: 'phone', prefix: '+45' }),
  },
  contact: {
    name: text(),
    email: text({ type: 'email' }),
    userId: text(),
    message: (field) => <TextAreaField {...field} required />,
    recaptcha: checkbox,
  },
  withdrawal: { amount },
  transferLimit: { day: amount, week: amount, month: amount, amount },
}
/** Half-width fields. */
const half = ['expiry', 'cvv']

interface FormPreviewProps {
  form: FormName
  registry: FormRegistries[FormName]
}

const sameForm = (one: FormPreviewProps, other: FormPreviewProps) =>
  one.form === other.form && JSON.stringify(one.registry) === JSON.stringify(other.registry)

/** A form rendered from its registry. Re-renders only for another order, other texts or icons: themes are CSS. */
export const FormPreview = memo(function FormSpecimens({ form, registry }: FormPreviewProps) {
  const t = useTranslations()
  const titles: Readonly<Record<string, string>> = formTitles[form].sections
  return (
    <div className={styles.formStage} data-testid="form">
      <Stack gap={6}>
        {registry.map(({ name, fields }) => (
          <section key={name} className={styles.formSection} data-sample={name}>
            <p className={styles.specimenName}>{titles[name]}</p>
            <FormFields<string> fields={translateFields(fields, t, placeholderValues)} render={fieldRenderers[form]} half={half} />
          </section>
        ))}
      </Stack>
    </div>
  )
}, sameForm)
