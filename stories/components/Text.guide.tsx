import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['For running text. `muted` for what is second, `tabular` for figures.'],
  avoid: ['For a heading: that is Heading.', 'Smaller than 14 px for anything that must be read, terms most of all.'],
  anatomy: [
    ['Size', 'a step of the type scale, fluid between 320 and 1280 px.'],
    ['Tone', 'of meaning, not of taste.'],
  ],
  examples: [
    {
      right: (
        <Stack gap={1}>
          <Text>Bonussen spilles igennem 10 gange.</Text>
          <Text size={14} tone="muted">
            Gælder i 60 dage.
          </Text>
        </Stack>
      ),
      because: 'The terms can be read.',
      wrong: (
        <Stack gap={1}>
          <Text size={18} weight="bold">
            Få 100 kr.!
          </Text>
          <Text size={12} tone="muted">
            Spilles igennem 10 gange. Gælder i 60 dage. Størst indsats 100 kr.
          </Text>
        </Stack>
      ),
      why: 'The offer shouts, its terms whisper.',
    },
  ],
  keyboard: [],
}
