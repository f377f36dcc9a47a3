import { Surface } from '@casino/design-system/components/Surface'
import { Text } from '@casino/design-system/components/Text'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['For a plane of its own colour under a group: a panel, a strip, a summary.'],
  avoid: ['For a task with a title and actions: that is Card.', 'Nested more than once.'],
  anatomy: [
    ['Level', 'sunken, surface or raised; on dark by lightness, on light by shadow.'],
    ['Padding and radius', 'steps of their scales.'],
  ],
  examples: [
    {
      right: (
        <Surface padding={4} line>
          <Text>Kvittering for 500,00 kr.</Text>
        </Surface>
      ),
      because: 'One plane around what belongs together.',
      wrong: (
        <Surface level="sunken" padding={4}>
          <Surface padding={4}>
            <Surface level="raised" padding={4}>
              <Text>500,00 kr.</Text>
            </Surface>
          </Surface>
        </Surface>
      ),
      why: 'Three planes around one figure.',
    },
  ],
  keyboard: [],
}
