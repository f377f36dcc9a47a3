import * as z from 'zod/mini'
import { type FirstLimitPeriod, firstLimitPeriods, isAmountLimit } from '../api/entities/limitPeriod.ts'
import type { SystemConfig } from '../content/systemConfig.ts'
import type { TextKey } from '../content/texts/index.ts'
import { ageInYear, isCpr, normaliseCpr } from '../format/cpr.ts'
import { type Ore, ore } from '../format/money.ts'
import { contactShape, mobileNumberIssue, stripSpaces } from '../forms/contactRules.ts'
import type { FieldName } from '../forms/formRegistries.ts'
import { generalFieldText } from '../forms/serverErrors.ts'
import type { ContactDetails } from './model.ts'

export interface ContactRules extends Pick<SystemConfig, 'minAge' | 'ageRange'> {
  /** Server time, UTC ms. */
  now: number
  /** The player chose no bonus and must set a deposit limit. */
  limitRequired: boolean
  /** The site server holds the CPR number, which is not asked for again. */
  cprHeld: boolean
}

export const isLimitPeriod = (value: string | null): value is FirstLimitPeriod => firstLimitPeriods.some((period) => period === value)

const name = (missing: TextKey) => z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(80, 'validation.too_long'))

/**
 * Schema of the contact step. Messages are text keys. The age is checked only by birth year (specification, *Validation rules*):
 * the provider's date of birth is authoritative, so a player born in the year of the minimum age passes here.
 */
export const contactSchema = (rules: ContactRules) =>
  z
    .object({
      // react-hook-form reads null from radio buttons none of which is chosen
      limitPeriod: z
        .nullable(z.string('validation.limit_period'))
        .check(z.refine((value) => !rules.limitRequired || isLimitPeriod(value), 'validation.limit_period')),
      limitAmount: z
        .nullable(z.number('validation.limit_amount'))
        .check(z.refine((value) => !rules.limitRequired || isAmountLimit(value), 'validation.limit_amount')),
      cpr: z.string('validation.cpr_length').check(
        z.refine((cpr) => rules.cprHeld || isCpr(cpr), 'validation.cpr_length'),
        z.refine((cpr) => checkAge(cpr, rules) !== 'under', 'validation.under_age'),
        z.refine((cpr) => checkAge(cpr, rules) !== 'range', 'validation.age_range'),
      ),
      firstName: name('validation.first_name_required'),
      lastName: name('validation.last_name_required'),
      ...contactShape,
      acceptNewsEmail: z.boolean(generalFieldText),
      acceptSMSOffer: z.boolean(generalFieldText),
      legalAge: z.boolean('validation.accept_terms').check(z.refine((ticked) => ticked, 'validation.accept_terms')),
    })
    .check(({ value, issues }) => {
      const issue = mobileNumberIssue(value)
      if (issue) issues.push(issue)
    })

export type ContactFormValues = z.input<ReturnType<typeof contactSchema>>
export type ParsedContactForm = z.output<ReturnType<typeof contactSchema>>

/** Whether the number is complete and its birth year old enough. */
export const isAcceptableCpr = (cpr: string, rules: ContactRules): boolean => isCpr(cpr) && checkAge(cpr, rules) === null

/** No check here aborts: that would skip the form-level check, and with it the mobile number's error. */
function checkAge(cpr: string, { minAge, ageRange, now }: ContactRules): 'under' | 'range' | null {
  if (!isCpr(cpr)) return null
  const age = ageInYear(cpr, now)
  if (age >= minAge) return null
  return age >= ageRange.min && age <= ageRange.max ? 'range' : 'under'
}

/** The deposit limit; null unless both period and amount are set. */
export const toDepositLimit = ({
  limitPeriod,
  limitAmount,
}: Pick<ContactFormValues, 'limitPeriod' | 'limitAmount'>): ContactDetails['limit'] =>
  isLimitPeriod(limitPeriod) && limitAmount !== null ? { period: limitPeriod, amount: ore(limitAmount) } : null

/** Converts parsed form values to the reducer's contact details. */
export function toContactDetails(
  { legalAge: _, limitPeriod, limitAmount, ...values }: ParsedContactForm,
  { cprHeld }: Pick<ContactRules, 'cprHeld'>,
): ContactDetails {
  const limit = toDepositLimit({ limitPeriod, limitAmount })
  return { ...values, cpr: cprHeld ? null : normaliseCpr(values.cpr), mobileNo: stripSpaces(values.mobileNo), limit }
}

/** Default form values. Only a limit is restored after a reload; no consent is preselected. */
export const defaultContactValues = (limit: ContactDetails['limit']): ContactFormValues => ({
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

const savedInputSchema = z.object({
  hasInput: z.literal(true),
  limit: z.nullable(z.object({ period: z.enum(firstLimitPeriods), amount: z.custom<Ore>(Number.isSafeInteger) })),
})
/** What the history entry keeps for a reload: that something was entered, and the limit. Nothing personal. */
export type SavedInput = z.output<typeof savedInputSchema>
export const toSavedInput = (values: ContactFormValues): SavedInput => ({ hasInput: true, limit: toDepositLimit(values) })
/** Parses a history entry's value; null unless `toSavedInput` made it. */
export const parseSavedInput = (value: unknown): SavedInput | null => savedInputSchema.safeParse(value).data ?? null

/** The form inputs of a registry field. */
export const inputNamesOf = (name: FieldName<'registration'>): readonly (keyof ContactFormValues)[] =>
  name === 'mobile' ? ['mobileCC', 'mobileNo'] : [name]

const contactInputNames: ReadonlySet<string> = new Set(Object.keys(defaultContactValues(null)))
export const isContactInput = (name: string): name is keyof ContactFormValues => contactInputNames.has(name)
