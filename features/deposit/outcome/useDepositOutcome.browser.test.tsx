import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { act } from 'react'
import { SWRConfig } from 'swr'
import { expect, it, vi } from 'vitest'
import { useDepositOutcome } from './useDepositOutcome.ts'

const log = { depositLogId: 'log-1', method: 'card', state: 'pending', code: null, amount: 10_000, approval: null, bonus: null }
const page = { url: 'https://bank.example/3ds', parameters: { creq: 'c' } }
const approval = { ...page, expiresInMs: 60_000 }

let payment: ReturnType<typeof useDepositOutcome>
function Payment() {
  payment = useDepositOutcome('log-1', true)
  return null
}

const root = createTestRoot()
/** Requests by path, with the status that the page said it shows. */
let sent: string[] = []

/** Opens the payment; `answers`: of each request in turn, the last one of every further one. */
async function open(answers: readonly object[]): Promise<void> {
  sent = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push(`${new URL(url, window.location.href).pathname} ${JSON.parse(body).status ?? ''}`.trim())
    return Response.json({ result: 1, data: answers[Math.min(sent.length, answers.length) - 1] })
  })
  await root.render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Payment />
    </SWRConfig>,
  )
}
const until = (check: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => undefined)
      check()
    },
    { timeout: 15_000 },
  )

it('says which state it shows, the receipt too, so that it is not offered again', async () => {
  await open([{ ...log, state: 'approved' }])
  await until(() => expect(payment.refreshed).toBe(true))
  expect(payment.outcome.type).toBe('approved')
  expect(sent).toEqual(['/api/deposit/deposit-log', '/api/deposit/deposit-log approved'])
})

it('cancels a payment that waits for the player, and shows what became of it', async () => {
  await open([
    { ...log, approval },
    { ...log, state: 'declined', code: 'ERR_PAYMENT_CANCELLED' },
  ])
  await until(() => expect(payment.outcome).toMatchObject({ type: 'approval', page, secondsLeft: 60 }))
  await act(async () => payment.cancelPayment.cancel('log-1'))
  await until(() => expect(payment.outcome).toMatchObject({ type: 'declined', code: 'ERR_PAYMENT_CANCELLED' }))
  expect(sent.slice(0, 3)).toEqual(['/api/deposit/deposit-log', '/api/deposit/cancel', '/api/deposit/deposit-log'])
})
