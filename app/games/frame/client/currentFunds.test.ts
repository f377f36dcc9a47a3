import { expect, it } from 'vitest'
import { type CurrentFunds, createCurrentFunds } from './currentFunds.ts'

const fundsOf = (balance: number) => ({ balance, bonus: 0, freeSpins: 0, freeSpinValue: 0 })

it('shows the funds it has read', async () => {
  const funds = createCurrentFunds(async () => fundsOf(300))
  expect(funds.value.balance).toBe(0)
  expect(await funds.refresh()).toBe(true)
  expect(funds.value.balance).toBe(300)
})

it('keeps the funds of a round that was played while they were read', async () => {
  const funds: CurrentFunds = createCurrentFunds(async () => {
    funds.set(fundsOf(180)) // the answer of the round comes first
    return fundsOf(200)
  })
  expect(await funds.refresh()).toBe(false)
  expect(funds.value.balance).toBe(180)
})
