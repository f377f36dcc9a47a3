import { expect, test } from 'vitest'
import type { CallDefinition } from '../api/contract.ts'
import { callTables } from '../callTables.ts'
import { moneyQueries } from './moneyQueries.ts'

test('every query of the history is among the queries that a deposit revalidates', () => {
  expect(new Set(moneyQueries).size).toBe(moneyQueries.length)
  for (const [call, { siteServerOnly }] of Object.entries<CallDefinition>(callTables.transactions))
    if (!siteServerOnly) expect(moneyQueries).toContain(`transactions.${call}`)
})
