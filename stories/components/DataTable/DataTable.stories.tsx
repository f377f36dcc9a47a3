import { DataTable } from '@casino/design-system/components/DataTable'
import { Link } from '@casino/design-system/components/Link'
import { Text } from '@casino/design-system/components/Text'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const columns = [
  { id: 'game', header: 'Spil', primary: true },
  { id: 'time', header: 'Tid' },
  { id: 'stake', header: 'Indsats', align: 'end' },
  { id: 'gain', header: 'Gevinst', align: 'end' },
] as const
const rows = [
  { id: '1', cells: { game: 'Rævens Runer', time: '20. nov. 2026 20.41', stake: '2,00 kr.', gain: '0,00 kr.' } },
  { id: '2', cells: { game: 'Sølvstimen', time: '20. nov. 2026 20.40', stake: '2,00 kr.', gain: '14,50 kr.' } },
  { id: '3', cells: { game: 'Nordlysets Konge', time: '19. nov. 2026 18.02', stake: '10,00 kr.', gain: '1.240,00 kr.' } },
]
const meta = preview.meta({
  title: 'Components/DataTable',
  component: DataTable,
  args: { caption: 'Spil de seneste 30 dage', columns, rows, empty: <Text tone="muted">Du har ikke spillet endnu.</Text> },
})

export const Full = meta.story({ play: async ({ canvas }) => expect(canvas.getAllByRole('row')).toHaveLength(4) })
/** Of a thousand rows, those near the viewport are in the document; the one that has the focus stays. */
export const Long = meta.story({
  args: {
    rows: Array.from({ length: 1000 }, (_, index) => ({
      id: `r${index}`,
      cells: {
        game: <Link href="#spil">{`Rævens Runer ${index + 1}`}</Link>,
        time: '20. nov. 2026 20.41',
        stake: '2,00 kr.',
        gain: '0,00 kr.',
      },
    })),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table')
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '1001'))
    const first = canvas.getByRole('link', { name: 'Rævens Runer 1' })
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody tr').length).toBeLessThan(80))
    first.focus()
    const height = table.getBoundingClientRect().height
    await expect(height).toBeGreaterThan(30_000)
    window.scrollTo({ top: height, behavior: 'instant' })
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Rævens Runer 1000' })).toBeVisible())
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeLessThan(80)
    await expect(canvas.getByRole('link', { name: 'Rævens Runer 1' })).toBe(first)
    await expect(canvas.queryByRole('link', { name: 'Rævens Runer 500' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Rævens Runer 1000' }).closest('tr')).toHaveAttribute('aria-rowindex', '1001')
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
})
export const Empty = meta.story({
  args: { rows: [] },
  play: async ({ canvas }) => expect(canvas.getByText('Du har ikke spillet endnu.')).toBeVisible(),
})
