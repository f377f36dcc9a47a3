import type { CallDefinition } from '@casino/features/api/contract'
import { type CallName, callTables } from '@casino/features/callTables'
import { moneyQueries } from '@casino/features/deposit/moneyQueries'
import { expect, test } from 'vitest'

/** The assignment fails to compile when a call is renamed or removed. */
const names: readonly CallName[] = moneyQueries

test('the queries that a deposit revalidates are calls, and every query of the history is among them', () => {
  expect(new Set(names).size).toBe(names.length)
  for (const [call, { siteServerOnly }] of Object.entries<CallDefinition>(callTables.transactions))
    if (!siteServerOnly) expect(names).toContain(`transactions.${call}`)
})
