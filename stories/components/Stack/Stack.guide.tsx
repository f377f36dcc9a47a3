import { Button, Heading, Stack, Text } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: [
    'For a vertical list of elements: it sets the space between them.',
    'Nested, with a smaller gap for elements that belong together.',
  ],
  avoidWhen: ['For elements in a row: use Inline or Grid.', 'With an empty child as a spacer.'],
  anatomy: [['Gap', 'one step of the space scale between all children.']],
  examples: [
    {
      right: (
        <Stack gap={5}>
          <Stack gap={1}>
            <Heading level={3}>Pause</Heading>
            <Text tone="muted">Du kan stadig udbetale.</Text>
          </Stack>
          <Button>Hold pause</Button>
        </Stack>
      ),
      rightReason: 'Related elements are closer together.',
      wrong: (
        <Stack gap={5}>
          <Heading level={3}>Pause</Heading>
          <Text tone="muted">Du kan stadig udbetale.</Text>
          <Button>Hold pause</Button>
        </Stack>
      ),
      wrongReason: 'One gap for everything: heading and text do not look related.',
    },
  ],
  keyboard: [],
}
