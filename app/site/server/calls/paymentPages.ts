import type { FastifyBaseLogger } from 'fastify'

/** The pages on which players approve payments: the browser frames them, and is sent to them by a form. */
export interface PaymentPages {
  /** Whether a page belongs to a configured origin. Other pages are logged, and the player is not sent there. */
  isAllowed(url: string): boolean
}

/** `origins`: of the back end and of `PAYMENT_ORIGINS`. */
export const createPaymentPages = ({ origins, log }: { origins: readonly string[]; log: FastifyBaseLogger }): PaymentPages => ({
  isAllowed(url) {
    const { origin } = new URL(url)
    const allowed = origins.includes(origin)
    if (!allowed) log.error({ origin }, 'a payment page of an origin that PAYMENT_ORIGINS does not name was not opened')
    return allowed
  },
})
