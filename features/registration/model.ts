import type { Ore } from '../format/index.ts'
import type { CallInput } from '../session/contract.ts'
import type { CallError, FieldError } from '../session/errors.ts'
import type { registrationCalls } from './calls.ts'

/** What the bonus step asks for; the own server fills the same key, so that the page arrives with its offers. */
export const bonusesInput = { query: { PageSize: 20, CurrentPage: 1, active: true } } as const satisfies CallInput<
  (typeof registrationCalls)['bonuses']
>

/** A bonus by its code, or going on without. Nothing is chosen for the player. */
export type Choice = { readonly kind: 'bonus'; readonly code: string } | { readonly kind: 'none' }

export type LimitPeriod = 'day' | 'week' | 'month'

/** The contact step's answers. In memory only: never in an address, web storage or history. Amounts in øre. */
export interface Contact {
  readonly cpr: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobileCC: '45' | '299'
  readonly mobileNo: string
  readonly acceptNewsEmail: boolean
  readonly acceptSMSOffer: boolean
  /** Asked for without a bonus only. */
  readonly limit: { readonly period: LimitPeriod; readonly amount: Ore } | null
}

/** The step as its number, from 1. */
export type StepNumber = 1 | 2 | 3

/** What a step that is left keeps for the others. */
interface Kept {
  readonly choice: Choice | null
  readonly contact: Contact | null
}

export type RegistrationState =
  | (Kept & { readonly step: 1 /** The player tried to go on without choosing. */; readonly missing: boolean })
  | (Kept & {
      readonly step: 2
      readonly choice: Choice
      /** What was typed before is gone (a reload): the screen explains it. */
      readonly lost: boolean
      /** Fields that the server refused, in Danish. */
      readonly refused: readonly FieldError[]
    })
  | {
      readonly step: 3
      readonly choice: Choice
      readonly contact: Contact
      /** The form is on its way to the own server, or the player on the way to the provider. */
      readonly busy: boolean
      readonly problem: string | null
    }

export type RegistrationEvent =
  | { readonly type: 'chosen'; readonly choice: Choice }
  | { readonly type: 'continued' }
  | { readonly type: 'submitted'; readonly contact: Contact }
  /** The address asks for a step: back, forward, a link. */
  | { readonly type: 'went'; readonly step: StepNumber }
  /** What the browser's history remembers says that something had been typed. */
  | { readonly type: 'remembered' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'failed'; readonly message: string; readonly fields: readonly FieldError[] }

/** Where the page starts: the address may name a step and a choice, never the contact information. */
export function initial(step: StepNumber, choice: Choice | null): RegistrationState {
  if (step === 1 || !choice) return { step: 1, choice, contact: null, missing: false }
  return { step: 2, choice, contact: null, lost: step === 3, refused: [] }
}

/** The registration's machine (specification, *Screens*). An event that does not belong to the state leaves it unchanged. */
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

/** Without a bonus the player sets a deposit limit first (specification, *Screens*). */
export const needsLimit = (choice: Choice): boolean => choice.kind === 'none'
const complete = (choice: Choice, contact: Contact): boolean => !needsLimit(choice) || contact.limit !== null

const withoutBonus = 'ingen'

/** Query of the page for a state: the step and the chosen bonus. Nothing personal. */
export function toSearch({ step, choice }: Pick<RegistrationState, 'step' | 'choice'>): string {
  const query = new URLSearchParams()
  if (step > 1) query.set('trin', String(step))
  if (choice) query.set('bonus', choice.kind === 'bonus' ? choice.code : withoutBonus)
  return query.toString()
}

/** Reads the page's query. A code that is not on offer counts as no choice. */
export function fromSearch(search: string, codes: readonly string[]): { readonly step: StepNumber; readonly choice: Choice | null } {
  const query = new URLSearchParams(search)
  const step = query.get('trin')
  const bonus = query.get('bonus')
  const choice: Choice | null =
    bonus === withoutBonus ? { kind: 'none' } : bonus !== null && codes.includes(bonus) ? { kind: 'bonus', code: bonus } : null
  return { step: step === '3' ? 3 : step === '2' ? 2 : 1, choice }
}

/** The form as the own server seals it until the player is back from the provider. */
export const toForm = (choice: Choice, { limit, ...contact }: Contact): CallInput<(typeof registrationCalls)['saveLog']>['body'] => ({
  ...contact,
  legalAge: true,
  acceptBonusOffer1: choice.kind === 'bonus' ? choice.code : '',
  userDepositLimit: choice.kind === 'none' && limit ? { limitType: limit.period, limitAmount: limit.amount } : null,
})

/** Names of the fields in the form on screen, by their path in the call. */
export const formField = (path: string): string =>
  ({ 'userDepositLimit.limitType': 'limitPeriod', 'userDepositLimit.limitAmount': 'limitAmount', userDepositLimit: 'limitAmount' })[path] ??
  path

const fieldOfCode: Readonly<Partial<Record<CallError['code'], string>>> = {
  ERR_EMAIL_TAKEN: 'email',
  ERR_UNDER_AGE: 'cpr',
  ERR_AGE_RANGE: 'cpr',
}

/** The fields that a refusal of the form names, or that its code means. */
export function refusedFields({ code, message, details }: CallError): readonly FieldError[] {
  if (details.fields?.length) return details.fields
  const path = fieldOfCode[code]
  return path ? [{ path, message }] : []
}
