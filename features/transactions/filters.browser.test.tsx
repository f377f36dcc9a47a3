import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { defaultPeriod } from './model.ts'
import { TransactionsScreen } from './TransactionsScreen.tsx'

const viewport = [window.innerWidth, window.innerHeight] as const
afterEach(() => page.viewport(...viewport))

it('shows the three filters of payments in one row on a tablet', async () => {
  await page.viewport(768, 1024)
  const query = { view: 'payments', period: defaultPeriod, kind: 'all', status: 'all' } as const
  const { container } = await render(
    <TransactionsScreen query={query} onChange={vi.fn()} payments="" rounds="" now={0} bounds={{ from: 0 }} />,
  )
  const rows = [...container.querySelectorAll('select')].map((select) => select.getBoundingClientRect().top)
  expect(rows).toHaveLength(3)
  expect(new Set(rows).size).toBe(1)
})
