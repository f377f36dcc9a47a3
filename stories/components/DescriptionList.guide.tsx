import { DescriptionList } from '@casino/design-system/components/DescriptionList'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['For names and their values: a receipt, the facts of a game.', 'Where every term stands once.'],
  avoid: ['For rows of one kind: that is DataTable.', 'For steps or links.'],
  anatomy: [
    ['Term', 'what it is, short.'],
    ['Detail', 'the value; an amount, a date, a link.'],
  ],
  examples: [
    {
      right: (
        <DescriptionList
          items={[
            { term: 'Beløb', detail: '500,00 kr.' },
            { term: 'Kort', detail: 'Visa •••• 1111' },
          ]}
        />
      ),
      because: 'Read in pairs, by eye and by ear.',
      wrong: <DescriptionList items={[{ term: 'Detaljer om beløbet der er betalt', detail: '500,00 kr. med Visa •••• 1111' }]} />,
      why: 'A sentence as a term, two facts in one value.',
    },
  ],
  keyboard: [],
}
