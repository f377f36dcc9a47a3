import { Heading } from '@casino/design-system/components/Heading'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['For the outline of a page: one level 1, no level left out.', '`size` for the look where the outline asks for another level.'],
  avoid: ['To make text large: that is Text with a size.', 'With a full stop, or in capitals.'],
  anatomy: [
    ['Level', 'its place in the outline, read by screen readers.'],
    ['Size', 'its look.'],
  ],
  examples: [
    {
      right: (
        <Stack gap={2}>
          <Heading level={2}>Dine grænser</Heading>
          <Text tone="muted">De gælder alle indbetalinger.</Text>
        </Stack>
      ),
      because: 'Short, in sentence case, and the text says the rest.',
      wrong: <Heading level={2}>HER KAN DU SE OG ÆNDRE ALLE DINE GRÆNSER!</Heading>,
      why: 'Capitals are slow to read, and a heading is no announcement.',
    },
  ],
  keyboard: [],
}
