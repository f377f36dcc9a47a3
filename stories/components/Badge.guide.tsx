import { Badge } from '@casino/design-system/components/Badge'
import { Inline } from '@casino/design-system/components/Inline'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['For one word about the thing that it stands on: new, live, pending.', 'In a list or on a tile, where the eye compares.'],
  avoid: ['As a button or a filter: it does nothing.', 'For more than two words, or for more than one on the same thing.'],
  anatomy: [
    ['Pill', 'its tone says what kind of word it is.'],
    ['Word', 'says it without the colour.'],
    ['Dot', 'only with `live`: a table is being dealt.'],
  ],
  examples: [
    {
      right: <Badge tone="warning">Afventer</Badge>,
      because: 'One plain word; the colour only repeats it.',
      wrong: (
        <Inline gap={1}>
          <Badge tone="danger">Sidste chance</Badge>
          <Badge tone="warning">Populær nu</Badge>
        </Inline>
      ),
      why: 'Invented hurry, twice. Urgency that is not real is never shown.',
    },
  ],
  keyboard: [],
}
