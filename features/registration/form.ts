import * as z from 'zod/mini'
import type { FieldName } from '../config/forms.ts'
import { birthYearFromCpr, isCpr, normaliseCpr, ore } from '../format/index.ts'
import type { Contact, LimitPeriod } from './model.ts'

export interface ContactRules {
  readonly minAge: number
  readonly ageRange: { readonly min: number; readonly max: number }
  /** Server time, UTC ms. */
  readonly now: number
  /** The player goes on without a bonus and sets a deposit limit. */
  readonly needsLimit: boolean
}

const periods: readonly string[] = ['day', 'week', 'month'] satisfies LimitPeriod[]
const isPeriod = (value: string): value is LimitPeriod => periods.includes(value)
const digits = (text: string): string => text.replace(/\s/g, '')
/** Numbers of Denmark have 8 digits, those of Greenland 6. */
const mobileDigits = { '45': 8, '299': 6 } as const
const mobileError = { '45': 'validation.mobile_digits', '299': 'validation.mobile_digits_greenland' } as const

/**
 * The contact step. Messages are keys of the catalogue. The age is only a first check by birth year (specification, *Validation rules*):
 * the provider's date of birth decides, so a player in the birth year of the least age passes here.
 */
export const contactSchema = (rules: ContactRules) =>
  z
    .object({
      limitPeriod: z.string().check(z.refine((value) => !rules.needsLimit || isPeriod(value), 'validation.limit_period')),
      limitAmount: z.nullable(z.number()).check(z.refine((value) => !rules.needsLimit || (value ?? 0) >= 100, 'validation.limit_amount')),
      cpr: z.string().check(
        z.refine(isCpr, 'validation.cpr_length'),
        z.refine((cpr) => ageCheck(cpr, rules) !== 'under', 'validation.under_age'),
        z.refine((cpr) => ageCheck(cpr, rules) !== 'range', 'validation.age_range'),
      ),
      firstName: z.string().check(z.trim(), z.minLength(1, 'validation.first_name_required'), z.maxLength(80, 'validation.too_long')),
      lastName: z.string().check(z.trim(), z.minLength(1, 'validation.last_name_required'), z.maxLength(80, 'validation.too_long')),
      email: z.string().check(z.trim(), z.email('validation.email_invalid'), z.maxLength(254, 'validation.email_invalid')),
      mobileCC: z.enum(['45', '299']),
      mobileNo: z.string(),
      acceptNewsEmail: z.boolean(),
      acceptSMSOffer: z.boolean(),
      legalAge: z.boolean().check(z.refine((ticked) => ticked, 'validation.accept_terms')),
    })
    .check(({ value: { mobileCC, mobileNo }, issues }) => {
      if (/^\d+$/.test(digits(mobileNo)) && digits(mobileNo).length === mobileDigits[mobileCC]) return
      issues.push({ code: 'custom', path: ['mobileNo'], message: mobileError[mobileCC], input: mobileNo })
    })

export type ContactInput = z.input<ReturnType<typeof contactSchema>>
export type ContactOutput = z.output<ReturnType<typeof contactSchema>>

/** No issue here aborts: it would hold back the check of the whole form, and with it the mobile number's error. */
function ageCheck(cpr: string, { minAge, ageRange, now }: ContactRules): 'ok' | 'under' | 'range' {
  if (!isCpr(cpr)) return 'ok'
  const age = new Date(now).getUTCFullYear() - birthYearFromCpr(cpr, now)
  if (age >= minAge) return 'ok'
  return age >= ageRange.min && age <= ageRange.max ? 'range' : 'under'
}

/** The limit as far as it is filled in; null while a part is missing. */
export const limitOf = ({ limitPeriod, limitAmount }: Pick<ContactInput, 'limitPeriod' | 'limitAmount'>): Contact['limit'] =>
  isPeriod(limitPeriod) && limitAmount !== null ? { period: limitPeriod, amount: ore(limitAmount) } : null

/** Parsed values as the machine keeps them. */
export function toContact({ legalAge: _, limitPeriod, limitAmount, ...values }: ContactOutput): Contact {
  const limit = limitOf({ limitPeriod, limitAmount })
  return { ...values, cpr: normaliseCpr(values.cpr), mobileNo: digits(values.mobileNo), limit }
}

/** An empty form but for a limit that outlived a reload. No consent is ticked. */
export const startValues = (limit: Contact['limit']): ContactInput => ({
  cpr: '',
  firstName: '',
  lastName: '',
  email: '',
  mobileCC: '45',
  mobileNo: '',
  acceptNewsEmail: false,
  acceptSMSOffer: false,
  legalAge: false,
  limitPeriod: limit?.period ?? '',
  limitAmount: limit?.amount ?? null,
})

/** The inputs that a field of the registry is made of. */
export const inputsOf = (name: FieldName<'registration'>): readonly (keyof ContactInput)[] =>
  name === 'mobile' ? ['mobileCC', 'mobileNo'] : [name]

const fields: ReadonlySet<string> = new Set(Object.keys(startValues(null)))
export const isField = (name: string): name is keyof ContactInput => fields.has(name)
