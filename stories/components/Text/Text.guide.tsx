import { Stack, Text } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For running text. `muted` for secondary text, `tabular` for numbers in columns.'],
  avoidWhen: ['For a heading: use Heading.', 'Smaller than 14 px for text that must be read, especially terms.'],
  anatomy: [
    ['Size', 'a step of the type scale, fluid between 320 and 1280 px.'],
    ['Tone', 'chosen by meaning, not for decoration.'],
  ],
  examples: [
    {
      right: (
        <Stack gap={1}>
          <Text>Du skal satse for 1.000 kr.</Text>
          <Text size={14} tone="muted">
            Gælder i 60 dage.
          </Text>
        </Stack>
      ),
      rightReason: 'The terms are readable.',
      wrong: (
        <Stack gap={1}>
          <Text size={18} weight="bold">
            Få 100 kr.!
          </Text>
          <Text size={12} tone="muted">
            Sats for 1.000 kr. (10 × 100 kr.). Gælder i 60 dage. Højst 100 kr. i spil ad gangen.
          </Text>
        </Stack>
      ),
      wrongReason: 'The offer is prominent and its terms are too small.',
    },
  ],
  keyboard: [],
}
