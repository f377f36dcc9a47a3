import type { CallInput } from '../api/contract.ts'
import type { BonusKind } from '../api/entities/bonusKind.ts'
import type { FirstLimitPeriod } from '../api/entities/limitPeriod.ts'
import type { RefusalStep } from '../api/entities/registrationRefusal.ts'
import type { CallError, CallFieldError } from '../api/errors.ts'
import type { MobileCountryCode } from '../format/mobileNumber.ts'
import type { Ore } from '../format/money.ts'
import { noBonusParam } from '../navigation/paths.ts'
import type { registrationCalls } from './calls.ts'

/** A bonus that can be chosen. */
export interface BonusOffer {
  type: BonusKind
  code: string
}
/** The chosen bonus, or none. Nothing is preselected. */
export type BonusChoice = BonusOffer | { type: 'none' }

/** Values of the contact step. In memory only: never in a URL, web storage or history. Amounts in øre. */
export interface ContactDetails {
  /** Null: the site server holds it, sealed, and the browser does not get it back. */
  cpr: string | null
  firstName: string
  lastName: string
  email: string
  mobileCC: MobileCountryCode
  mobileNo: string
  acceptNewsEmail: boolean
  acceptSMSOffer: boolean
  /** Required without a bonus, else null. */
  limit: { period: FirstLimitPeriod; amount: Ore } | null
}

/** Step number, from 1. */
export type RegistrationStep = 1 | 2 | 3

/** The form that the site server keeps, as the page continues with it. */
export interface RestoredForm {
  /** The step to continue with: the one that can fix a refusal, the contact details, or the confirmation. */
  step: RegistrationStep
  /** Null when the chosen bonus is not offered, or was refused. */
  choice: BonusChoice | null
  /** Null until the contact details were confirmed. */
  contact: ContactDetails | null
  /** The site server holds the CPR number. */
  cprHeld: boolean
  /** The step that was refused, with Danish sentences for its fields. */
  refusal: { step: RefusalStep; fields: readonly CallFieldError[] } | null
}

/** Values kept while another step is shown. */
interface RetainedValues {
  choice: BonusChoice | null
  contact: ContactDetails | null
}

export type RegistrationState =
  | (RetainedValues & { step: 1 /** The step was submitted without a choice. */; choiceMissing: boolean })
  | (RetainedValues & {
      step: 2
      choice: BonusChoice
      /** Entered values were lost in a reload. */
      inputLost: boolean
      /** Fields that the server rejected, with Danish messages. */
      fieldErrors: readonly CallFieldError[]
    })
  | {
      step: 3
      choice: BonusChoice
      contact: ContactDetails
      /** The form is being submitted, or the redirect to the provider is in progress. */
      submitting: boolean
      errorMessage: string | null
    }

export type RegistrationEvent =
  | { type: 'chosen'; choice: BonusChoice }
  | { type: 'continued' }
  | { type: 'submitted'; contact: ContactDetails }
  /** The URL requests a step: back, forward or a link. */
  | { type: 'navigated'; step: RegistrationStep }
  /** The history state shows that values had been entered before a reload. */
  | { type: 'restored' }
  | { type: 'confirmed' }
  /** `message` null: it is shown elsewhere. */
  | { type: 'failed'; message: string | null; fields: readonly CallFieldError[] }

/** Initial state from the URL, which contains a step and a choice but no contact details, and from the form that the site server keeps. */
export function initialRegistrationState(
  step: RegistrationStep,
  choice: BonusChoice | null,
  restored: RestoredForm | null = null,
): RegistrationState {
  const contact = restored?.contact ?? null
  if (step === 1 || !choice) return { step: 1, choice, contact, choiceMissing: false }
  if (step === 3 && contact && canConfirm(choice, contact)) return { step: 3, choice, contact, submitting: false, errorMessage: null }
  const fieldErrors = restored?.refusal?.step === 2 ? restored.refusal.fields : []
  return { step: 2, choice, contact, inputLost: step === 3 && !restored, fieldErrors }
}

/** Reducer of the registration (specification, *Screens*). An event that does not apply to the state leaves it unchanged. */
export function registrationReducer(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  if (event.type === 'navigated') return goToStep(state, event.step)
  switch (state.step) {
    case 1:
      if (event.type === 'chosen') return { ...state, choice: event.choice, choiceMissing: false }
      if (event.type !== 'continued') return state
      return state.choice
        ? { step: 2, choice: state.choice, contact: state.contact, inputLost: false, fieldErrors: [] }
        : { ...state, choiceMissing: true }
    case 2:
      if (event.type === 'restored') return state.contact ? state : { ...state, inputLost: true }
      if (event.type !== 'submitted' || !canConfirm(state.choice, event.contact)) return state
      return { step: 3, choice: state.choice, contact: event.contact, submitting: false, errorMessage: null }
    case 3:
      if (event.type === 'confirmed') return { ...state, submitting: true, errorMessage: null }
      if (event.type !== 'failed' || !state.submitting) return state
      return event.fields.length > 0
        ? {
            step: 2,
            choice: state.choice,
            contact: withoutRefusedCpr(state.contact, event.fields),
            inputLost: false,
            fieldErrors: event.fields,
          }
        : { ...state, submitting: false, errorMessage: event.message }
  }
}

/** The site server no longer holds the CPR number when it rejects that field: it is entered again. */
const withoutRefusedCpr = (contact: ContactDetails, fields: readonly CallFieldError[]): ContactDetails =>
  contact.cpr === null && fields.some(({ path }) => path === 'cpr') ? { ...contact, cpr: '' } : contact

function goToStep(state: RegistrationState, step: RegistrationStep): RegistrationState {
  if (step === state.step) return state
  const { choice, contact } = state
  if (step === 1 || !choice) return { step: 1, choice, contact, choiceMissing: false }
  if (step === 3 && contact && canConfirm(choice, contact)) return { step: 3, choice, contact, submitting: false, errorMessage: null }
  return state.step === 2 ? state : { step: 2, choice, contact, inputLost: step === 3 && !contact, fieldErrors: [] }
}

/** Without a bonus the player must set a deposit limit (specification, *Screens*). */
export const requiresDepositLimit = (choice: BonusChoice): boolean => choice.type === 'none'
/** Whether nothing is left to enter. */
export const canConfirm = (choice: BonusChoice, contact: ContactDetails): boolean =>
  contact.cpr !== '' && (!requiresDepositLimit(choice) || contact.limit !== null)

/** URL query of a state: the step and the chosen bonus, no personal data. */
export function toRegistrationSearch({ step, choice }: Pick<RegistrationState, 'step' | 'choice'>): string {
  const query = new URLSearchParams()
  if (step > 1) query.set('trin', String(step))
  if (choice) query.set('bonus', choice.type === 'none' ? noBonusParam : choice.code)
  return query.toString()
}

/** Parses the URL query. A bonus that is not offered counts as no choice. A query of others only continues with the form that the site server keeps. */
export function parseRegistrationSearch(
  search: string,
  offers: readonly BonusOffer[],
  restored: RestoredForm | null = null,
): { step: RegistrationStep; choice: BonusChoice | null } {
  const query = new URLSearchParams(search)
  if (restored && !query.has('trin') && !query.has('bonus')) return { step: restored.step, choice: restored.choice }
  const step = query.get('trin')
  const bonus = query.get('bonus')
  const choice: BonusChoice | null = bonus === noBonusParam ? { type: 'none' } : (offers.find(({ code }) => code === bonus) ?? null)
  return { step: step === '3' ? 3 : step === '2' ? 2 : 1, choice }
}

/**
 * The query as `toRegistrationSearch` writes it. A step without a known choice counts as the first. While the bonuses cannot be loaded, the
 * page leaves such a query unchanged, so that a reload keeps the choice.
 */
export function canonicalRegistrationSearch(search: string, offers: readonly BonusOffer[], restored: RestoredForm | null = null): string {
  const { step, choice } = parseRegistrationSearch(search, offers, restored)
  return toRegistrationSearch({ step: choice ? step : 1, choice })
}

/** The fields of the form that name the chosen bonus (specification, *Registration form*): 1 is for free spins, 2 for a deposit match. */
export const toOfferFields = (choice: BonusChoice) => ({
  acceptBonusOffer1: choice.type === 'freeSpins' ? choice.code : '',
  acceptBonusOffer2: choice.type === 'depositMatch' ? choice.code : '',
})

/** Request body of `saveLog`, which the site server seals until the provider redirects back. */
export const toRegistrationForm = (
  choice: BonusChoice,
  { limit, cpr, ...contact }: ContactDetails,
): CallInput<(typeof registrationCalls)['saveLog']>['body'] => ({
  ...contact,
  ...(cpr !== null && { cpr }),
  legalAge: true,
  ...toOfferFields(choice),
  userDepositLimit: choice.type === 'none' && limit ? { limitType: limit.period, limitAmount: limit.amount } : null,
})

/** Maps a field path of the request body to its form field. */
export const toFormField = (path: string): string =>
  ({ 'userDepositLimit.limitType': 'limitPeriod', 'userDepositLimit.limitAmount': 'limitAmount', userDepositLimit: 'limitAmount' })[path] ??
  path

const fieldByErrorCode: Readonly<Partial<Record<CallError['code'], string>>> = {
  ERR_EMAIL_TAKEN: 'email',
  ERR_CPR_MISMATCH: 'cpr',
  ERR_UNDER_AGE: 'cpr',
  ERR_AGE_RANGE: 'cpr',
}

/** Field errors of a rejected form: those in the response, or one derived from the error code. */
export function toFieldErrors({ code, message, details }: CallError): readonly CallFieldError[] {
  if (details.fields?.length) return details.fields
  const path = fieldByErrorCode[code]
  return path ? [{ path, message }] : []
}
