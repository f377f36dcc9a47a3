import { ResultChart } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

const items = [20, -35, 0, -10, 15].map((value, index) => ({ id: String(index), value }))

export const guide: Guide = {
  useWhen: [
    'For results of equal periods that can be positive and negative.',
    'With its sum in words, and a table of the values beside it.',
  ],
  avoidWhen: ['For a single value: use Stat.', 'To make a gain look better than a loss.'],
  anatomy: [
    ['Bars', 'above the line filled, below it outlined, in one colour.'],
    ['Line', 'zero.'],
    ['Ends', 'the first and the last period.'],
    ['Values', 'a table in a Disclosure, below the chart.'],
  ],
  examples: [
    {
      right: <ResultChart label="Nettoresultat pr. dag" items={items} from="19. nov." to="I dag" />,
      rightReason: 'Says what it shows, and where it begins and ends.',
      wrong: <ResultChart label="Graf" items={items} from="" to="" />,
      wrongReason: 'A name that says nothing, and bars without a period.',
    },
  ],
  keyboard: [],
}
