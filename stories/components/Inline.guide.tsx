import { Button } from '@casino/design-system/components/Button'
import { Inline } from '@casino/design-system/components/Inline'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: [
    'For a few unlike things beside one another: buttons, badges, a name and a figure.',
    '`stacked` for the buttons that end a task: under one another on a phone.',
  ],
  avoid: ['For equal columns: that is Grid.', 'With `wrap={false}` around words that can grow.'],
  anatomy: [
    ['Line', 'goes on below where there is no room.'],
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
      because: 'Wraps, or stacks, before a word is cut.',
      wrong: (
        <Inline gap={1} wrap={false}>
          <Button>Se indbetalingsgrænser</Button>
          <Button>Bekræft oplysninger</Button>
          <Button>Luk</Button>
        </Inline>
      ),
      why: 'Cannot wrap: it runs out of a narrow screen.',
    },
  ],
  keyboard: [],
}
