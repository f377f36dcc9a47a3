import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataTable } from './DataTable.tsx'

const columns = [
  { id: 'what', header: 'Hændelse', primary: true },
  { id: 'amount', header: 'Beløb', align: 'end' as const },
]

test('renders explicit ARIA roles', () => {
  const html = renderToStaticMarkup(
    <DataTable caption="Transaktioner" columns={columns} rows={[{ id: '1', cells: { what: 'Spil', amount: '2,00 kr.' } }]} empty="" />,
  )
  for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell']) expect(html).toContain(`role="${role}"`)
  expect(html).toContain('<caption')
})

test('hides the repeated column names of the cards from assistive technology', () => {
  const html = renderToStaticMarkup(
    <DataTable caption="T" columns={columns} rows={[{ id: '1', cells: { what: 'Spil', amount: '2,00 kr.' } }]} empty="" />,
  )
  const terms = html.match(/<span class="[^"]*" aria-hidden="true">/g)
  expect(terms).toHaveLength(columns.length)
})

test('renders the empty slot and no table without rows', () => {
  const html = renderToStaticMarkup(<DataTable caption="T" columns={columns} rows={[]} empty="Ingen endnu" />)
  expect(html).toContain('Ingen endnu')
  expect(html).not.toContain('<table')
})
