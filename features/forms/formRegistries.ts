import { type BuiltInField, type BuiltInForm, type ConfigIssue, type ResolvedField, resolveForms } from '@casino/design-system/runtime'
import type { TextKey } from '../content/texts/index.ts'

type FieldOptions = Omit<BuiltInField<TextKey>, 'label' | 'required'>
const required = (label: TextKey, options: FieldOptions = {}): BuiltInField<TextKey> => ({ ...options, label, required: true })
const optional = (label: TextKey, options: FieldOptions = {}): BuiltInField<TextKey> => ({ ...options, label, required: false })

/**
 * Default field registries of the forms that `/api/layouts` can configure: sections, their fields, and whether a field may be hidden.
 * For servers and stories; a page receives its forms resolved. Validation rules are in each feature's `form.ts`.
 */
export const builtInForms = {
  registration: {
    /** Rendered only for a player without a bonus. */
    limit: {
      limitPeriod: required('register.limit_period', { theme: 'limit' }),
      limitAmount: required('register.limit_amount', { help: 'register.limit_help', theme: 'limit' }),
    },
    about: {
      cpr: required('register.cpr', { help: 'register.cpr_help', theme: 'registration' }),
      firstName: required('register.first_name', { theme: 'registration' }),
      lastName: required('register.last_name', { theme: 'registration' }),
      email: required('register.email', { theme: 'registration' }),
      mobile: required('register.mobile', { theme: 'registration' }),
    },
    consent: {
      acceptNewsEmail: optional('register.consent_email', { theme: 'registration' }),
      acceptSMSOffer: optional('register.consent_sms', { theme: 'registration' }),
    },
    terms: {
      legalAge: required('register.legal_age', { theme: 'registration' }),
    },
  },
  deposit: {
    amount: {
      amount: required('deposit.amount_label', { help: 'deposit.amount_help', theme: 'deposit' }),
      bonusCode: optional('deposit.bonus_label', { help: 'deposit.bonus_help', theme: 'deposit' }),
    },
    card: {
      /** Rendered only for a player with stored cards; the next three only for a new card. */
      card: required('deposit.card_choice', { theme: 'card' }),
      number: required('deposit.card_number', { theme: 'card' }),
      holder: required('deposit.card_holder', { theme: 'card' }),
      expiry: required('deposit.card_expiry', { placeholder: 'deposit.card_expiry_help', theme: 'card' }),
      cvv: required('deposit.cvv', { theme: 'card' }),
    },
    mobilepay: {
      phoneNumber: required('deposit.phone', { help: 'deposit.phone_help', theme: 'card' }),
    },
  },
  contact: {
    contact: {
      name: required('contact_us.name', { icon: 'User', theme: 'contact' }),
      email: required('contact_us.email', { icon: 'Mail', theme: 'contact' }),
      userId: optional('contact_us.user_id', { help: 'contact_us.user_id_help', theme: 'contact' }),
      message: required('contact_us.message', { help: 'contact_us.message_help', theme: 'contact' }),
      recaptcha: required('contact_us.recaptcha'),
    },
  },
  withdrawal: {
    amount: {
      amount: required('payout.amount', { help: 'payout.amount_help', theme: 'withdrawal' }),
    },
  },
  transferLimit: {
    /** Shown once, before the first deposit. */
    first: {
      day: required('limitations.mandatory_day', { theme: 'limit' }),
      week: required('limitations.mandatory_week', { theme: 'limit' }),
      month: required('limitations.mandatory_month', { theme: 'limit' }),
    },
    change: {
      amount: required('limitations.amount', { help: 'limitations.amount_help', theme: 'limit' }),
    },
  },
} as const satisfies Record<string, BuiltInForm<TextKey>>

type BuiltInForms = typeof builtInForms
export type FormName = keyof BuiltInForms
export type SectionName<F extends FormName> = keyof BuiltInForms[F] & string
export type FieldName<F extends FormName, S extends SectionName<F> = SectionName<F>> = {
  [Section in S]: keyof BuiltInForms[F][Section] & string
}[S]

/** A resolved form: ordered sections, each with at least one field. */
export type FormRegistry<F extends FormName> = readonly {
  name: SectionName<F>
  fields: readonly ResolvedField<FieldName<F>, TextKey>[]
}[]

export type FormRegistries = { readonly [F in FormName]: FormRegistry<F> }

/** Resolves `raw` (`forms` of `/api/layouts`) into the five forms and reports invalid fields. `hasText`: the catalogue has this key. */
export function resolveFormRegistries(
  raw: unknown,
  hasText: (key: string) => boolean,
): { forms: FormRegistries; issues: readonly ConfigIssue[] } {
  const { forms, issues } = resolveForms(raw, builtInForms, hasText)
  return { forms: forms as FormRegistries, issues } // contains only names of `builtInForms` and keys accepted by `hasText`
}
