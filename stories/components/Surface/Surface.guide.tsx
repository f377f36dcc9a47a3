import { Surface, Text } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For a background of its own behind a group: a panel, a strip, a summary.'],
  avoidWhen: ['For a task with a title and actions: use Card.', 'Nested more than once.'],
  anatomy: [
    ['Level', 'sunken, surface or raised; shown by lightness on dark, by shadow on light.'],
    ['Padding and radius', 'steps of their scales.'],
  ],
  examples: [
    {
      right: (
        <Surface padding={4} bordered>
          <Text>Kvittering for 500,00 kr.</Text>
        </Surface>
      ),
      rightReason: 'One surface around related content.',
      wrong: (
        <Surface level="sunken" padding={4}>
          <Surface padding={4}>
            <Surface level="raised" padding={4}>
              <Text>500,00 kr.</Text>
            </Surface>
          </Surface>
        </Surface>
      ),
      wrongReason: 'Three surfaces around one amount.',
    },
  ],
  keyboard: [],
}
