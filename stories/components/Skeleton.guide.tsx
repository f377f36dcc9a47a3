import { Skeleton } from '@casino/design-system/components/Skeleton'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['While content is on its way, in the shape that it will have, so that nothing moves when it comes.'],
  avoid: ['For a wait after a press: the button says it.', 'For something that may never come: say so with ErrorState.'],
  anatomy: [['Shape', 'line, block or circle, sized as the real thing.']],
  examples: [
    {
      right: (
        <Stack gap={2}>
          <Skeleton shape="text" width="40%" />
          <Skeleton shape="block" height={72} />
        </Stack>
      ),
      because: 'The shape of what comes.',
      wrong: <Text>Vent venligst … indlæser … vent …</Text>,
      why: 'No shape: the page jumps when it is there.',
    },
  ],
  keyboard: [],
}
