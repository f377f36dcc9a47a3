import { type Guard, proceed } from './types.ts'

const returnPage = '/extpayment'

/**
 * Redirects a payment provider's return (any URL with `depositLogId`) to the return page, without further parameters: the result is
 * read from the server, never from the URL.
 */
export const paymentIq: Guard = ({ path, query }) =>
  query.has('depositLogId') && path !== returnPage
    ? { type: 'redirect', to: `${returnPage}?${new URLSearchParams({ depositLogId: query.get('depositLogId') ?? '' })}` }
    : proceed
