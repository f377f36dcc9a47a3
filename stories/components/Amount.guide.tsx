import { Amount } from '@casino/design-system/components/Amount'
import { Text } from '@casino/design-system/components/Text'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: [
    'For every amount that a player decides by: balance, deposit, limit, win.',
    'Already formatted: `formatKr` writes the thousands, the øre and the currency.',
  ],
  avoid: ['In the middle of a sentence: there it is text.', 'To make a win larger than a loss. Both have one size and one tone.'],
  anatomy: [
    ['Figures', 'of equal width, so that amounts under one another line up.'],
    ['Currency', 'stands behind, joined by a space that never breaks.'],
  ],
  examples: [
    {
      right: <Amount value="1.250,00 kr." size={28} />,
      because: 'Two decimals always: the player compares with the bank’s statement.',
      wrong: <Text>DKK 1250</Text>,
      why: 'No grouping, no øre, and a code that Danes do not write.',
    },
  ],
  keyboard: [],
}
