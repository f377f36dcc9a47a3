import { Tabs, Text } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For two to five views of one subject, one at a time: payments and rounds.'],
  avoidWhen: ['For steps of a task, or for pages with their own URLs.', 'Where the views must be compared.'],
  anatomy: [
    ['Tab list', 'the tabs in one line; scrolls on a phone.'],
    ['Tab', 'one or two words.'],
    ['Panel', 'the selected view.'],
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
      rightReason: 'Two views of the same account.',
      wrong: (
        <Tabs
          label="Indbetaling"
          tabs={[
            { id: '1', label: '1. Beløb', content: <Text>Skriv et beløb</Text> },
            { id: '2', label: '2. Betal', content: <Text>Kortoplysninger</Text> },
          ]}
        />
      ),
      wrongReason: 'Steps with a fixed order can be skipped.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the selected tab, then into its panel.'],
    ['← →', 'Select the previous or next tab.'],
    ['Home', 'Selects the first tab.'],
    ['End', 'Selects the last tab.'],
  ],
}
