import { Tabs } from '@casino/design-system/components/Tabs'
import { Text } from '@casino/design-system/components/Text'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['For two to five views of one subject, one at a time: payments and rounds.'],
  avoid: ['For steps of a task, or for pages with addresses of their own.', 'Where the views must be compared.'],
  anatomy: [
    ['List', 'the names in one line; scrolls on a phone.'],
    ['Tab', 'one word or two.'],
    ['Panel', 'the view that is open.'],
  ],
  examples: [
    {
      right: (
        <Tabs
          label="Transaktioner"
          tabs={[
            { id: 'p', label: 'Betalinger', content: <Text>To betalinger i november</Text> },
            { id: 'r', label: 'Spil', content: <Text>Tre runder</Text> },
          ]}
        />
      ),
      because: 'Two views of the same account.',
      wrong: (
        <Tabs
          label="Indbetaling"
          tabs={[
            { id: '1', label: '1. Beløb', content: <Text>Skriv et beløb</Text> },
            { id: '2', label: '2. Betal', content: <Text>Kortoplysninger</Text> },
          ]}
        />
      ),
      why: 'Steps that must be taken in order can be skipped.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the open tab, then into its panel.'],
    ['← →', 'Open the tab before or after.'],
    ['Home', 'The first tab.'],
    ['End', 'The last tab.'],
  ],
}
