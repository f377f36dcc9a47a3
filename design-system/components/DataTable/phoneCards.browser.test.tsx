import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DataTable } from './DataTable.tsx'

const viewport = [window.innerWidth, window.innerHeight] as const
afterEach(() => page.viewport(...viewport))

/** Where the first line of an element stands: an empty inline block sits on the baseline. */
function baselineOf(element: Element): number {
  const probe = element.insertBefore(document.createElement('span'), element.firstChild)
  probe.style.display = 'inline-block'
  const { bottom } = probe.getBoundingClientRect()
  probe.remove()
  return bottom
}

it('puts a value on the line of its name on phones, even a larger one', async () => {
  await page.viewport(320, 640)
  const columns = [
    { id: 'game', header: 'Spil', primary: true },
    { id: 'win', header: 'Gevinst' },
  ]
  const win = <strong style={{ fontSize: 22 }}>100,00 kr.</strong>
  const { container } = await render(
    <DataTable caption="Spil" columns={columns} rows={[{ id: '1', cells: { game: 'Langskib', win } }]} empty="" />,
  )
  const [term, detail] = container.querySelectorAll('td > *')
  if (!term || !detail) throw new Error('a cell has its name and its value')
  expect(baselineOf(detail)).toBeCloseTo(baselineOf(term), 0)
})
