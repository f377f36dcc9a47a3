import { DataTable, Text } from '@casino/design-system'
import { expect } from 'storybook/test'
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
export const Empty = meta.story({
  args: { rows: [] },
  play: async ({ canvas }) => {
    const text = canvas.getByText('Du har ikke spillet endnu.')
    await expect(text).toBeVisible()
    await expect(text.offsetHeight, 'the space around it is its parent’s').toBe(text.parentElement?.offsetHeight)
  },
})
