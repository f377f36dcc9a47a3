import { Button } from '@casino/design-system/components/Button'
import { Heading } from '@casino/design-system/components/Heading'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['For things under one another: it owns the space between them.', 'Nested, with a smaller gap for what belongs closer together.'],
  avoid: ['For things beside one another: that is Inline or Grid.', 'With an empty child to make room.'],
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
      because: 'What belongs together stands closer.',
      wrong: (
        <Stack gap={5}>
          <Heading level={3}>Pause</Heading>
          <Text tone="muted">Du kan stadig udbetale.</Text>
          <Button>Hold pause</Button>
        </Stack>
      ),
      why: 'One gap for everything: heading and text fall apart.',
    },
  ],
  keyboard: [],
}
