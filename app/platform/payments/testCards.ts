import type { AuthorisationOutcome } from '../db/schema/payments.ts'

/** Documented test card numbers, by the response of the simulated issuer. Every other valid number is declined. */
export const testCards = {
  approved: '4111111111111111',
  challenge: '4000000000003220',
  declined_other: '4000000000000002',
  declined_request: '4000000000000127',
} as const satisfies Record<AuthorisationOutcome, string>
