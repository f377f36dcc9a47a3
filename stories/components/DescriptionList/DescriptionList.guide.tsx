import { DescriptionList } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For names and their values: a receipt, the facts about a game.', 'Where every term occurs once.'],
  avoidWhen: ['For rows of one kind: use DataTable.', 'For steps or links.'],
  anatomy: [
    ['Term', 'the short name of the value.'],
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
      rightReason: 'Pairs, both visually and for screen readers.',
      wrong: <DescriptionList items={[{ term: 'Detaljer om beløbet der er betalt', detail: '500,00 kr. med Visa •••• 1111' }]} />,
      wrongReason: 'A sentence as a term, and two facts in one value.',
    },
  ],
  keyboard: [],
}
