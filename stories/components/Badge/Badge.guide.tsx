import { Badge, Inline } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For one word about the element it is placed on: new, live, pending.', 'In a list or on a tile, where items are compared.'],
  avoidWhen: ['As a button or a filter: it is not interactive.', 'With more than two words, or more than one on the same element.'],
  anatomy: [
    ['Pill', 'its tone shows the kind of status.'],
    ['Text', 'conveys the meaning without the colour.'],
    ['Dot', 'only with `live`: a live dealer table is open.'],
  ],
  examples: [
    {
      right: <Badge tone="warning">Afventer</Badge>,
      rightReason: 'One plain word; the colour is redundant.',
      wrong: (
        <Inline gap={1}>
          <Badge tone="danger">Sidste chance</Badge>
          <Badge tone="warning">Populær nu</Badge>
        </Inline>
      ),
      wrongReason: 'Artificial urgency, twice. It is never allowed.',
    },
  ],
  keyboard: [],
}
