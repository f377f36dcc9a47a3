import { Heading, Stack, Text } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: [
    'For the outline of a page: one level 1, no level skipped.',
    '`size` for the appearance where the outline requires another level.',
  ],
  avoidWhen: ['To make text large: use Text with a size.', 'With a full stop, or in capitals.'],
  anatomy: [
    ['Level', 'its level in the outline, announced by screen readers.'],
    ['Size', 'its appearance.'],
  ],
  examples: [
    {
      right: (
        <Stack gap={2}>
          <Heading level={2}>Dine grænser</Heading>
          <Text tone="muted">De gælder alle indbetalinger.</Text>
        </Stack>
      ),
      rightReason: 'Short, in sentence case; details are in the text below.',
      wrong: <Heading level={2}>HER KAN DU SE OG ÆNDRE ALLE DINE GRÆNSER!</Heading>,
      wrongReason: 'Capitals are slow to read, and a heading is a label, not an announcement.',
    },
  ],
  keyboard: [],
}
