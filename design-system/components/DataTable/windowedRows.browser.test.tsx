import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { DataTable } from './DataTable.tsx'
import './WindowedRows.tsx' // served before the tests: on a busy machine the table's own import of it takes longer than a test waits

const columns = [
  { id: 'game', header: 'Spil', primary: true },
  { id: 'stake', header: 'Indsats', align: 'end' },
] as const
const rows = Array.from({ length: 1000 }, (_, index) => ({
  id: `r${index}`,
  cells: { game: <a href="#spil">{`Runde ${index + 1}`}</a>, stake: '2,00 kr.' },
}))
const tableOf = (count: number) => <DataTable caption="Spil" columns={columns} rows={rows.slice(0, count)} empty="" />
const linkOf = (round: number) => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === `Runde ${round}`)
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })

it('renders all of 200 rows', async () => {
  const { container } = await render(tableOf(200))
  expect(container.querySelectorAll('tbody tr')).toHaveLength(200)
  expect(container.querySelector('table')?.hasAttribute('aria-rowcount')).toBe(false)
})

it('renders the rows near the viewport and the focused row of a longer table, and announces its length', async () => {
  const { container } = await render(tableOf(1000))
  await vi.waitFor(() => expect(container.querySelectorAll('tbody tr').length).toBeLessThan(80), { timeout: 15_000 })
  const table = container.querySelector('table')
  expect(table?.getAttribute('aria-rowcount')).toBe('1001')
  const first = linkOf(1)
  first?.focus()
  const height = container.getBoundingClientRect().height
  expect(height).toBeGreaterThan(20_000)
  scrollTo(height)
  await vi.waitFor(() => expect(linkOf(1000)?.closest('tr')?.getAttribute('aria-rowindex')).toBe('1001'), { timeout: 15_000 })
  expect(container.querySelectorAll('tbody tr').length).toBeLessThan(80)
  expect(linkOf(500)).toBeUndefined()
  expect(linkOf(1)).toBe(first)
  expect(document.activeElement).toBe(first)
  scrollTo(0)
  await vi.waitFor(() => expect(linkOf(20)).toBeDefined(), { timeout: 15_000 })
})
