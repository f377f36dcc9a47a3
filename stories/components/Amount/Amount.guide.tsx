import { Amount, Text } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: [
    'For every amount that matters for a decision: balance, deposit, limit, win.',
    'With a formatted value: `formatKr` adds the thousands separators, the øre and the currency.',
  ],
  avoidWhen: ['Inside a sentence: use plain text.', 'To make a win larger than a loss. Both have the same size and tone.'],
  anatomy: [
    ['Number', 'tabular figures, so that amounts in a column align.'],
    ['Currency', 'after the number, joined by a non-breaking space.'],
  ],
  examples: [
    {
      right: <Amount value="1.250,00 kr." size={28} />,
      rightReason: 'Always two decimals, as on the bank statement.',
      wrong: <Text>DKK 1250</Text>,
      wrongReason: 'No thousands separator, no øre, and a currency code that is not used in Danish text.',
    },
  ],
  keyboard: [],
}
