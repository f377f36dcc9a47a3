import { SWRConfig } from 'swr'
import { expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useDepositOutcome } from './useDepositOutcome.ts'

const log = { depositLogId: 'log-1', method: 'card', state: 'pending', code: null, amount: 10_000, approval: null, bonus: null }
const page = { url: 'https://bank.example/3ds', parameters: { creq: 'c' } }
const approval = { ...page, expiresInMs: 60_000 }

/** Requests by path, with the status that the page said it shows. */
let sent: string[] = []

/** Opens the payment; `answers`: of each request in turn, the last one of every further one. */
async function open(answers: readonly object[]) {
  sent = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push(`${new URL(url, window.location.href).pathname} ${JSON.parse(body).status ?? ''}`.trim())
    return Response.json({ result: 1, data: answers[Math.min(sent.length, answers.length) - 1] })
  })
  const { result } = await renderHook(() => useDepositOutcome('log-1', true), {
    wrapper: ({ children }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>,
  })
  return result
}
const until = (check: () => void) => vi.waitFor(check, { timeout: 15_000 })

it('reports each state that it shows, including the receipt', async () => {
  const payment = await open([{ ...log, state: 'approved' }])
  await until(() => expect(payment.current.refreshed).toBe(true))
  expect(payment.current.outcome.type).toBe('approved')
  expect(sent).toEqual(['/api/deposit/deposit-log', '/api/deposit/deposit-log approved'])
})

it('cancels a payment that waits for the player, and shows the result', async () => {
  const payment = await open([
    { ...log, approval },
    { ...log, state: 'declined', code: 'ERR_PAYMENT_CANCELLED' },
  ])
  await until(() => expect(payment.current.outcome).toMatchObject({ type: 'approval', page, secondsLeft: 60 }))
  payment.current.cancelPayment.cancel('log-1')
  await until(() => expect(payment.current.outcome).toMatchObject({ type: 'declined', code: 'ERR_PAYMENT_CANCELLED' }))
  expect(sent.slice(0, 3)).toEqual(['/api/deposit/deposit-log', '/api/deposit/cancel', '/api/deposit/deposit-log'])
})
