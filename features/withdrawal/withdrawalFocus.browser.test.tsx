import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { kroner } from '../format/money.ts'
import { resolveFormRegistries } from '../forms/formRegistries.ts'
import type { WithdrawalState } from './model.ts'
import { WithdrawalPanel } from './WithdrawalPanel.tsx'

const context = { forms: resolveFormRegistries({}, () => true).forms, buttonThemes: {} } as PageContextValue // the withdrawal reads nothing else

const draft = { amount: kroner(200), key: 'test-key' }
const editing: WithdrawalState = { type: 'editing', amount: null, failure: null }
const requested: WithdrawalState = {
  type: 'requested',
  withdrawal: {
    id: 'w1',
    amount: kroner(200),
    state: 'received',
    requestedAt: 0,
    checkedAt: null,
    endedAt: null,
    expectedOn: '2026-11-25',
  },
}
const panel = (state: WithdrawalState) => (
  <PageContextProvider value={context}>
    <WithdrawalPanel
      status={{ depositBonus: null, withdrawable: kroner(1000), bonus: kroner(0), confirmedUntil: null, withdrawals: [] }}
      state={state}
      busy={false}
      rules={{ min: kroner(100), bankDays: { min: 1, max: 3 }, now: 0 }}
      supportEmail=""
      onSubmit={vi.fn()}
      onRequest={vi.fn()}
      onEdit={vi.fn()}
    />
  </PageContextProvider>
)

it('moves the focus to each step after the first', async () => {
  const { container, rerender } = await render(panel(editing))
  expect(document.activeElement).toBe(document.body)
  for (const state of [{ type: 'confirming', draft, failure: null } as const, editing, requested, editing]) {
    await rerender(panel(state))
    expect(document.activeElement).toBe(container.querySelector('section'))
    container.querySelector('button')?.focus()
  }
})

it('moves the focus to a rejected amount', async () => {
  const { container, rerender } = await render(panel({ type: 'confirming', draft, failure: null }))
  await rerender(panel({ type: 'editing', amount: kroner(200), failure: { kind: 'amount', message: 'For meget.', reference: null } }))
  await vi.waitFor(() => expect(document.activeElement).toBe(container.querySelector('input')), { timeout: 15_000 })
})
