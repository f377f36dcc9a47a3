import { DataTable } from '@casino/design-system/components/DataTable'
import { Text } from '@casino/design-system/components/Text'
import type { Guide } from '../guide.ts'

const columns = [
  { id: 'when', header: 'Dato', primary: true },
  { id: 'amount', header: 'Beløb', align: 'end' as const },
]
const rows = [
  { id: '1', cells: { when: '20. november', amount: '500,00 kr.' } },
  { id: '2', cells: { when: '3. november', amount: '1.250,00 kr.' } },
]

export const guide: Guide = {
  use: ['For rows of one kind that are read and compared: payments, rounds.', 'With one primary column that names the row.'],
  avoid: ['For layout, or for two columns of name and value: that is DescriptionList.', 'Without words for an empty table.'],
  anatomy: [
    ['Caption', 'names the table for screen readers.'],
    ['Head', 'one short word a column.'],
    ['Rows', 'lines from md, cards below: nothing scrolls sideways.'],
    ['Figures', 'aligned to the end and of equal width.'],
  ],
  examples: [
    {
      right: <DataTable caption="Betalinger" columns={columns} rows={rows} empty={<Text>Ingen betalinger endnu</Text>} />,
      because: 'Amounts to the end, so that tens stand under tens.',
      wrong: <DataTable caption="Betalinger" columns={columns} rows={[]} empty={null} />,
      why: 'No rows and no word: the player cannot tell empty from broken.',
    },
  ],
  keyboard: [],
}
