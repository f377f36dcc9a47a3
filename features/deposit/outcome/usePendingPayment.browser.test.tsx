import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { act } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callKey } from '../../api/contract.ts'
import { kroner } from '../../format/money.ts'
import { useAccountSummary } from '../../session/queries.ts'
import type { PendingPayment } from '../paymentSchemas.ts'
import { usePendingPayment } from './usePendingPayment.ts'

const payment = { depositLogId: 'log-1', method: 'card', amount: kroner(100), startedAt: 0 } as const
const choosing = { type: 'amount', amount: kroner(100), bonusCode: '', failure: null } as const

let shown: PendingPayment['type'] | undefined
let balance: unknown
interface DepositProps {
  interrupted: boolean
}
function Deposit({ interrupted }: DepositProps) {
  shown = usePendingPayment(choosing, interrupted).payment?.type
  balance = useAccountSummary().data?.TotalBalance
  return null
}

const root = createTestRoot()
/** What the back end knows. */
let pending: PendingPayment | null
let totalBalance: number
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({ result: 1, data: url.includes('pending') ? { payment: pending } : { TotalBalance: totalBalance } }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
/** `config`: what the page was rendered with. */
const open = ({ interrupted = false, ...config }: SWRConfiguration & { interrupted?: boolean } = {}) =>
  root.render(
    <SWRConfig value={{ provider: () => new Map(), revalidateOnFocus: false, ...config }}>
      <Deposit interrupted={interrupted} />
    </SWRConfig>,
  )
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('a payment that another tab has ended is over here too, also once its receipt is seen there', async () => {
  pending = { ...payment, type: 'waiting' }
  await open()
  await pass(0)
  expect(shown).toBe('waiting')
  pending = { ...payment, type: 'unseen' }
  await pass(5000)
  expect(shown).toBe('unseen')
  pending = null
  await pass(5000)
  expect(shown).toBeUndefined()
})

it('a payment that is over has changed the balance', async () => {
  pending = { ...payment, type: 'waiting' }
  totalBalance = kroner(50)
  await open()
  await pass(5000)
  expect(balance).toBe(kroner(50))
  pending = null
  totalBalance = kroner(150)
  await pass(10_000)
  expect([shown, balance]).toEqual([undefined, kroner(150)])
})

it('asks for a payment that a reload interrupted: the page may have been rendered before the payment was sent', async () => {
  pending = { ...payment, type: 'unseen' }
  const rendered = { fallback: { [callKey('deposit.pending', {})]: { payment: null } }, revalidateIfStale: false }
  await open({ ...rendered, interrupted: true })
  await pass(0)
  expect(shown).toBe('unseen')
})

it('follows a payment that the page was rendered with, which nothing has asked for since', async () => {
  pending = null
  await open({ fallback: { [callKey('deposit.pending', {})]: { payment: { ...payment, type: 'waiting' } } }, revalidateIfStale: false })
  await pass(0)
  expect(shown).toBe('waiting')
  await pass(5000)
  expect(shown).toBeUndefined()
})
