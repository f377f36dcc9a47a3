import type { LoginReturnScreenProps } from './LoginReturnScreen.tsx'
import { failureKindOf, type LoginFailure } from './loginFailure.ts'
import { failedState } from './model.ts'
import type { handoverTypes } from './partnerCalls.ts'

/** What a partner has handed over; null when nothing, or when it has expired. */
export type HandoverType = (typeof handoverTypes)[number] | null

/** States of the page after a hand-over: the states of the return page, and the player's confirmation before anything is sent. */
export type PartnerLoginState = { type: 'confirming' } | LoginReturnScreenProps['state']

/** How long the success of a login by hand-over is shown (specification, *Business constants*). */
export const partnerNoticeMs = 3000

/** With a token the player confirms; with an id the CPR number is the confirmation. */
export function initialPartnerState(handover: HandoverType): PartnerLoginState {
  if (handover === null) return failedState('ERR_TOKEN_INVALID', null)
  return handover === 'token' ? { type: 'confirming' } : { type: 'askingCpr', mismatch: false, attemptsLeft: null }
}

/** After a failed login: asks for another CPR number while tries are left, otherwise shows the failure and its next step. */
export function afterPartnerFailure(failure: LoginFailure): PartnerLoginState {
  if (failure.code === 'ERR_CPR_MISMATCH') return { type: 'askingCpr', mismatch: true, attemptsLeft: null }
  return { type: 'failed', failure, kind: failureKindOf(failure.code, 'login'), retry: null }
}
