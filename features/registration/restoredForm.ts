import type { CallInput, CallOutput } from '../api/contract.ts'
import { refusalSteps } from '../api/entities/registrationRefusal.ts'
import { CallError, type CallFieldError } from '../api/errors.ts'
import { normaliseCpr } from '../format/cpr.ts'
import { ore } from '../format/money.ts'
import type { registrationCalls } from './calls.ts'
import { type ContactFormValues, type ContactRules, contactSchema, isAcceptableCpr, isLimitPeriod, toContactDetails } from './form.ts'
import { type BonusChoice, type BonusOffer, type RestoredForm, requiresDepositLimit, toFieldErrors, toOfferFields } from './model.ts'

type AgeRules = Pick<ContactRules, 'minAge' | 'ageRange' | 'now'>
export type KeptForm = NonNullable<CallOutput<(typeof registrationCalls)['draft']>['draft']>

/** `offers`: the bonuses on offer. The CPR number stays on the site server. */
export function toRestoredForm(draft: KeptForm, offers: readonly BonusOffer[], ages: AgeRules): RestoredForm {
  const { hasCpr: cprHeld, confirmed, refusal } = draft
  const refusedStep = refusal && refusalSteps[refusal.code]
  const bonusCode = draft.acceptBonusOffer1 || draft.acceptBonusOffer2
  const offered: BonusChoice | null = bonusCode === '' ? { type: 'none' } : (offers.find(({ code }) => code === bonusCode) ?? null)
  const choice = refusedStep === 1 ? null : offered
  const rules = { ...ages, cprHeld, limitRequired: choice !== null && requiresDepositLimit(choice) }
  const { data } = contactSchema(rules).safeParse(toRestoredValues(draft))
  return {
    step: refusedStep ?? (choice === null ? 1 : data && confirmed ? 3 : 2),
    choice,
    contact: data ? toContactDetails(data, rules) : null,
    cprHeld,
    refusal: refusal && { step: refusalSteps[refusal.code], fields: toRefusedFields(refusal) },
  }
}

/** Values of the contact step as they were entered. */
export const toRestoredValues = ({ userDepositLimit, ...draft }: KeptForm): ContactFormValues => ({
  cpr: '',
  firstName: draft.firstName,
  lastName: draft.lastName,
  email: draft.email,
  mobileCC: draft.mobileCC,
  mobileNo: draft.mobileNo,
  acceptNewsEmail: draft.acceptNewsEmail,
  acceptSMSOffer: draft.acceptSMSOffer,
  legalAge: draft.legalAge,
  limitPeriod: userDepositLimit?.limitType ?? '',
  limitAmount: userDepositLimit?.limitAmount ?? null,
})

/** Request body of `saveDraft`: the entered data, with the CPR number once the form accepts it. */
export function toEnteredForm(
  choice: BonusChoice,
  { cpr, limitPeriod, limitAmount, ...values }: ContactFormValues,
  rules: ContactRules,
): CallInput<(typeof registrationCalls)['saveDraft']>['body'] {
  return {
    ...values,
    ...(!rules.cprHeld && { cpr: isAcceptableCpr(cpr, rules) ? normaliseCpr(cpr) : null }),
    ...toOfferFields(choice),
    userDepositLimit: {
      limitType: isLimitPeriod(limitPeriod) ? limitPeriod : null,
      limitAmount: limitAmount !== null && Number.isSafeInteger(limitAmount) ? ore(limitAmount) : null,
    },
  }
}

/** A refusal that names no field is shown above the button of the step. */
function toRefusedFields({ code, message, fields }: NonNullable<KeptForm['refusal']>): readonly CallFieldError[] {
  const refused = toFieldErrors(new CallError(code, message, { fields }))
  return refused.length > 0 ? refused : [{ path: '', message }]
}
