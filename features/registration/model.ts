import type { Ore } from '../format/index.ts'
import type { CallInput } from '../session/contract.ts'
import type { CallError, FieldError } from '../session/errors.ts'
import type { registrationCalls } from './calls.ts'

/** Input of the bonus query, shared with the route's query so that the server-rendered page has the same SWR key. */
export const bonusesInput = { query: { PageSize: 20, CurrentPage: 1, active: true } } as const satisfies CallInput<
  (typeof registrationCalls)['bonuses']
>

/** The chosen bonus, or none. Nothing is preselected. */
export type Choice = { readonly kind: 'bonus'; readonly code: string } | { readonly kind: 'none' }

export type LimitPeriod = 'day' | 'week' | 'month'

/** Values of the contact step. In memory only: never in a URL, web storage or history. Amounts in øre. */
export interface Contact {
  readonly cpr: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobileCC: '45' | '299'
  readonly mobileNo: string
  readonly acceptNewsEmail: boolean
  readonly acceptSMSOffer: boolean
  /** Required without a bonus, else null. */
  readonly limit: { readonly period: LimitPeriod; readonly amount: Ore } | null
}

/** Step number, from 1. */
export type StepNumber = 1 | 2 | 3

/** Values kept while another step is shown. */
interface Kept {
  readonly choice: Choice | null
  readonly contact: Contact | null
}

export type RegistrationState =
  | (Kept & { readonly step: 1 /** The step was submitted without a choice. */; readonly missing: boolean })
  | (Kept & {
      readonly step: 2
      readonly choice: Choice
      /** Entered values were lost in a reload. */
      readonly lost: boolean
      /** Fields that the server rejected, with Danish messages. */
      readonly refused: readonly FieldError[]
    })
  | {
      readonly step: 3
      readonly choice: Choice
      readonly contact: Contact
      /** The form is being submitted, or the redirect to the provider is in progress. */
      readonly busy: boolean
      readonly problem: string | null
    }

export type RegistrationEvent =
  | { readonly type: 'chosen'; readonly choice: Choice }
  | { readonly type: 'continued' }
  | { readonly type: 'submitted'; readonly contact: Contact }
  /** The URL requests a step: back, forward or a link. */
  | { readonly type: 'went'; readonly step: StepNumber }
  /** The history state shows that values had been entered before a reload. */
  | { readonly type: 'remembered' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'failed'; readonly message: string; readonly fields: readonly FieldError[] }

/** Initial state from the URL, which contains a step and a choice but no contact details. */
export function initial(step: StepNumber, choice: Choice | null): RegistrationState {
  if (step === 1 || !choice) return { step: 1, choice, contact: null, missing: false }
  return { step: 2, choice, contact: null, lost: step === 3, refused: [] }
}

/** Reducer of the registration (specification, *Screens*). An event that does not apply to the state leaves it unchanged. */
export function next(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  if (event.type === 'went') return goTo(state, event.step)
  switch (state.step) {
    case 1:
      if (event.type === 'chosen') return { ...state, choice: event.choice, missing: false }
      if (event.type !== 'continued') return state
      return state.choice ? { ...state, step: 2, choice: state.choice, lost: false, refused: [] } : { ...state, missing: true }
    case 2:
      if (event.type === 'remembered') return state.contact ? state : { ...state, lost: true }
      if (event.type !== 'submitted' || !complete(state.choice, event.contact)) return state
      return { step: 3, choice: state.choice, contact: event.contact, busy: false, problem: null }
    case 3:
      if (event.type === 'confirmed') return { ...state, busy: true, problem: null }
      if (event.type !== 'failed' || !state.busy) return state
      return event.fields.length > 0
        ? { step: 2, choice: state.choice, contact: state.contact, lost: false, refused: event.fields }
        : { ...state, busy: false, problem: event.message }
  }
}

function goTo(state: RegistrationState, step: StepNumber): RegistrationState {
  if (step === state.step) return state
  const { choice, contact } = state
  if (step === 1 || !choice) return { step: 1, choice, contact, missing: false }
  if (step === 3 && contact && complete(choice, contact)) return { step: 3, choice, contact, busy: false, problem: null }
  return state.step === 2 ? state : { step: 2, choice, contact, lost: step === 3 && !contact, refused: [] }
}

/** Without a bonus the player must set a deposit limit (specification, *Screens*). */
export const needsLimit = (choice: Choice): boolean => choice.kind === 'none'
const complete = (choice: Choice, contact: Contact): boolean => !needsLimit(choice) || contact.limit !== null

const withoutBonus = 'ingen'

/** URL query of a state: the step and the chosen bonus, no personal data. */
export function toSearch({ step, choice }: Pick<RegistrationState, 'step' | 'choice'>): string {
  const query = new URLSearchParams()
  if (step > 1) query.set('trin', String(step))
  if (choice) query.set('bonus', choice.kind === 'bonus' ? choice.code : withoutBonus)
  return query.toString()
}

/** Parses the URL query. An unknown bonus code counts as no choice. */
export function fromSearch(search: string, codes: readonly string[]): { readonly step: StepNumber; readonly choice: Choice | null } {
  const query = new URLSearchParams(search)
  const step = query.get('trin')
  const bonus = query.get('bonus')
  const choice: Choice | null =
    bonus === withoutBonus ? { kind: 'none' } : bonus !== null && codes.includes(bonus) ? { kind: 'bonus', code: bonus } : null
  return { step: step === '3' ? 3 : step === '2' ? 2 : 1, choice }
}

/** Request body of `saveLog`, which the site server seals until the provider redirects back. */
export const toForm = (choice: Choice, { limit, ...contact }: Contact): CallInput<(typeof registrationCalls)['saveLog']>['body'] => ({
  ...contact,
  legalAge: true,
  acceptBonusOffer1: choice.kind === 'bonus' ? choice.code : '',
  userDepositLimit: choice.kind === 'none' && limit ? { limitType: limit.period, limitAmount: limit.amount } : null,
})

/** Maps a field path of the request body to its form field. */
export const formField = (path: string): string =>
  ({ 'userDepositLimit.limitType': 'limitPeriod', 'userDepositLimit.limitAmount': 'limitAmount', userDepositLimit: 'limitAmount' })[path] ??
  path

const fieldOfCode: Readonly<Partial<Record<CallError['code'], string>>> = {
  ERR_EMAIL_TAKEN: 'email',
  ERR_UNDER_AGE: 'cpr',
  ERR_AGE_RANGE: 'cpr',
}

/** Field errors of a rejected form: those in the response, or one derived from the error code. */
export function refusedFields({ code, message, details }: CallError): readonly FieldError[] {
  if (details.fields?.length) return details.fields
  const path = fieldOfCode[code]
  return path ? [{ path, message }] : []
}
