import { EntryList } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For movements of an account: payments, rounds. A long list is divided by headings, such as days.'],
  avoidWhen: ['For values that are compared column by column: use DataTable.'],
  anatomy: [
    ['First line', 'what it is, and its amount.'],
    ['Second line', 'when, and what belongs to the amount.'],
    ['Details', 'behind a press: ids and actions that few need.'],
  ],
  examples: [
    {
      right: <EntryList entries={[{ id: '1', title: 'Indbetaling', value: '+500,00 kr.', note: '20. nov. 2026, 18.41' }]} />,
      rightReason: 'Two lines, and the amounts are one below the other.',
      wrong: <EntryList entries={[{ id: '1', title: 'Transaktion 7f3a91c2', value: '+500,00 kr.', note: 'Ordre 51b0c7e9, gennemført' }]} />,
      wrongReason: 'Ids in the lines that everybody reads.',
    },
  ],
  keyboard: [['Enter, Space', 'opens and closes the details.']],
}
