import { Button, Inline } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: [
    'For a few different elements in a row: buttons, badges, a name and a number.',
    '`stacked` for the buttons at the end of a task: stacked on a phone.',
  ],
  avoidWhen: ['For equal columns: use Grid.', 'With `wrap={false}` around text of variable length.'],
  anatomy: [
    ['Line', 'wraps when there is no room.'],
    ['Gap', 'a step of the space scale, also between lines.'],
  ],
  examples: [
    {
      right: (
        <Inline gap={3} stacked>
          <Button>Se dine grænser</Button>
          <Button variant="secondary">Hold pause</Button>
        </Inline>
      ),
      rightReason: 'Wraps or stacks before a label is cut off.',
      wrong: (
        <Inline gap={1} wrap={false}>
          <Button>Se indbetalingsgrænser</Button>
          <Button>Bekræft oplysninger</Button>
          <Button>Luk</Button>
        </Inline>
      ),
      wrongReason: 'Cannot wrap: it overflows a narrow screen.',
    },
  ],
  keyboard: [],
}
