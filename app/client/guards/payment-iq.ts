import { type Guard, goOn } from './types.ts'

const returnPage = '/extpayment'

/**
 * A payment provider that returns to the page where the payment began (it names the payment by `depositLogId`) is sent on to the return
 * page: the result belongs to the server's record, never to what an address says.
 */
export const paymentIq: Guard = ({ path, query }) =>
  query.has('depositLogId') && path !== returnPage
    ? { type: 'redirect', to: `${returnPage}?${new URLSearchParams({ depositLogId: query.get('depositLogId') ?? '' })}` }
    : goOn
