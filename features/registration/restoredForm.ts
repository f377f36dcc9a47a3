import type { CallOutput } from '../api/contract.ts'
import { refusalSteps } from '../api/entities/registrationRefusal.ts'
import { CallError, type CallFieldError } from '../api/errors.ts'
import { ore } from '../format/money.ts'
import type { registrationCalls } from './calls.ts'
import { type BonusChoice, type ContactDetails, canConfirm, type RestoredForm, toFieldErrors } from './model.ts'

export type KeptForm = NonNullable<CallOutput<(typeof registrationCalls)['draft']>['draft']>

/** `codes`: the bonuses on offer. The CPR number stays on the site server. */
export function toRestoredForm(draft: KeptForm, codes: readonly string[]): RestoredForm {
  const { hasCpr, refusal, acceptBonusOffer1: code, userDepositLimit: limit, ...details } = draft
  const refusedStep = refusal && refusalSteps[refusal.code]
  const offered: BonusChoice | null = code === '' ? { type: 'none' } : codes.includes(code) ? { type: 'bonus', code } : null
  const choice = refusedStep === 1 ? null : offered
  const contact: ContactDetails = {
    ...details,
    cpr: hasCpr ? null : '',
    limit: limit && { period: limit.limitType, amount: ore(limit.limitAmount) },
  }
  return {
    step: refusedStep ?? (choice === null ? 1 : canConfirm(choice, contact) ? 3 : 2),
    choice,
    contact,
    refusal: refusal && { step: refusalSteps[refusal.code], fields: toRefusedFields(refusal) },
  }
}

/** A refusal that names no field is shown above the button of the step. */
function toRefusedFields({ code, message, fields }: NonNullable<KeptForm['refusal']>): readonly CallFieldError[] {
  const refused = toFieldErrors(new CallError(code, message, { fields }))
  return refused.length > 0 ? refused : [{ path: '', message }]
}
