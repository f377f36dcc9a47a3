import { paths } from '@casino/features/navigation/paths'
import { type Guard, proceed } from './types.ts'

/**
 * Redirects a payment provider's return (any URL with `depositLogId`) to the return page, without further parameters: the result is
 * read from the server, never from the URL.
 */
export const paymentIq: Guard = ({ path, query }) =>
  query.has('depositLogId') && path !== paths.paymentReturn
    ? { type: 'redirect', to: `${paths.paymentReturn}?${new URLSearchParams({ depositLogId: query.get('depositLogId') ?? '' })}` }
    : proceed
