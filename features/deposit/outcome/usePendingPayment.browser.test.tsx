import { SWRConfig, type SWRConfiguration } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { callKey } from '../../api/contract.ts'
import { kroner } from '../../format/money.ts'
import { useAccountSummary } from '../../session/queries.ts'
import type { PendingPayment } from '../paymentSchemas.ts'
import { usePendingPayment } from './usePendingPayment.ts'

const payment = { depositLogId: 'log-1', method: 'card', amount: kroner(100), startedAt: 0 } as const
const choosing = { type: 'amount', amount: kroner(100), bonusCode: '', failure: null } as const

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
})
/** `config`: what the page was rendered with. */
async function open({ interrupted = false, ...config }: SWRConfiguration & { interrupted?: boolean } = {}) {
  const { result, act } = await renderHook(
    () => ({
      shown: usePendingPayment(choosing, interrupted).payment?.type,
      balance: useAccountSummary().data?.TotalBalance,
    }),
    {
      wrapper: ({ children }) => (
        <SWRConfig value={{ provider: () => new Map(), revalidateOnFocus: false, ...config }}>{children}</SWRConfig>
      ),
    },
  )
  return { deposit: result, pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) }
}

it('follows a payment that ends and is seen in another tab', async () => {
  pending = { ...payment, type: 'waiting' }
  const { deposit, pass } = await open()
  await pass(0)
  expect(deposit.current.shown).toBe('waiting')
  pending = { ...payment, type: 'unseen' }
  await pass(5000)
  expect(deposit.current.shown).toBe('unseen')
  pending = null
  await pass(5000)
  expect(deposit.current.shown).toBeUndefined()
})

it('refreshes the balance when the payment ends', async () => {
  pending = { ...payment, type: 'waiting' }
  totalBalance = kroner(50)
  const { deposit, pass } = await open()
  await pass(5000)
  expect(deposit.current.balance).toBe(kroner(50))
  pending = null
  totalBalance = kroner(150)
  await pass(10_000)
  expect(deposit.current).toEqual({ shown: undefined, balance: kroner(150) })
})

it('requests a payment that a reload interrupted, although the page was rendered without it', async () => {
  pending = { ...payment, type: 'unseen' }
  const rendered = { fallback: { [callKey('deposit.pending', {})]: { payment: null } }, revalidateIfStale: false }
  const { deposit, pass } = await open({ ...rendered, interrupted: true })
  await pass(0)
  expect(deposit.current.shown).toBe('unseen')
})

it('follows a payment that the page was rendered with', async () => {
  pending = null
  const { deposit, pass } = await open({
    fallback: { [callKey('deposit.pending', {})]: { payment: { ...payment, type: 'waiting' } } },
    revalidateIfStale: false,
  })
  await pass(0)
  expect(deposit.current.shown).toBe('waiting')
  await pass(5000)
  expect(deposit.current.shown).toBeUndefined()
})
