import { DataTable, Text } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

const columns = [
  { id: 'when', header: 'Dato', primary: true },
  { id: 'amount', header: 'Beløb', align: 'end' as const },
]
const rows = [
  { id: '1', cells: { when: '20. november', amount: '500,00 kr.' } },
  { id: '2', cells: { when: '3. november', amount: '1.250,00 kr.' } },
]

export const guide: Guide = {
  useWhen: ['For rows of one kind that are read and compared: payments, rounds.', 'With one primary column that identifies the row.'],
  avoidWhen: ['For layout, or for two columns of name and value: use DescriptionList.', 'Without a text for the empty table.'],
  anatomy: [
    ['Caption', 'the table’s accessible name.'],
    ['Header', 'one short word per column.'],
    ['Rows', 'table rows from md, cards below it: no horizontal scrolling.'],
    ['Numbers', 'end-aligned, with tabular figures.'],
  ],
  examples: [
    {
      right: <DataTable caption="Betalinger" columns={columns} rows={rows} empty={<Text>Ingen betalinger endnu</Text>} />,
      rightReason: 'End-aligned amounts, so that their digits line up.',
      wrong: <DataTable caption="Betalinger" columns={columns} rows={[]} empty={null} />,
      wrongReason: 'No rows and no text: an empty table cannot be distinguished from a failed one.',
    },
  ],
  keyboard: [],
}
