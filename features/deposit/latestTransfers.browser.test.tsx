import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { expect, it } from 'vitest'
import { kroner } from '../format/money.ts'
import { LatestTransfers } from './LatestTransfers.tsx'

const transferOf = (amount: number) => ({
  id: `transfer-${amount}`,
  type: 'deposit' as const,
  amount: { value: kroner(amount), currency: 'DKK' as const },
  state: 'implemented' as const,
  startDate: 0,
  endDate: 0,
  message: '411111******1111',
  externalId: '',
  orderSubType: { id: 'card', externalId: '', name: 'Visa' },
})

const root = createTestRoot()

it('the amounts stand in one column on a narrow phone, also the one that leaves its date no room', async () => {
  root.element.style.inlineSize = '288px'
  await root.render(<LatestTransfers history={{ type: 'known', transfers: [100, 1000, 100_000].map(transferOf) }} />)
  const amounts = [...root.element.querySelectorAll('li > :last-child')].map((amount) => amount.getBoundingClientRect())
  expect(amounts).toHaveLength(3)
  expect(new Set(amounts.map(({ right }) => Math.round(right))).size).toBe(1)
  expect(new Set(amounts.map(({ height }) => height)).size).toBe(1) // none is broken
})
