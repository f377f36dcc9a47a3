import { Skeleton, Stack, Text } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['While content loads, in the shape of the content, so that there is no layout shift.'],
  avoidWhen: ['For waiting after a click: use the button’s loading state.', 'For content that failed to load: use ErrorState.'],
  anatomy: [['Shape', 'line, block or circle, with the size of the content.']],
  examples: [
    {
      right: (
        <Stack gap={2}>
          <Skeleton shape="text" width="40%" />
          <Skeleton shape="block" height={72} />
        </Stack>
      ),
      rightReason: 'The shape of the content.',
      wrong: <Text>Vent venligst … indlæser … vent …</Text>,
      wrongReason: 'No shape: the layout shifts when the content loads.',
    },
  ],
  keyboard: [],
}
