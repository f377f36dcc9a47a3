import type { ErrorCode } from '../errors.ts'

/** Refusals of a registration that its form can mend, each with the step that does. */
export const refusalSteps = {
  ERR_BONUS_CODE: 1,
  ERR_EMAIL_TAKEN: 2,
  ERR_VALIDATION: 2,
  ERR_CPR_MISMATCH: 2,
} as const satisfies Partial<Record<ErrorCode, 1 | 2>>

export type RefusalCode = keyof typeof refusalSteps
/** The step of the registration that mends a refusal. */
export type RefusalStep = (typeof refusalSteps)[RefusalCode]

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusalSteps, code)
