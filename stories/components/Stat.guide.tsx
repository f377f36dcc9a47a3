import { Stat } from '@casino/design-system/components/Stat'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['For the one figure of a card that matters, with its name over it.', 'Two or three in a Grid, as in the reality check.'],
  avoid: ['For a list of values: that is DescriptionList.', 'With a tone that cheers for a gain or hides a loss.'],
  anatomy: [
    ['Name', 'quiet, above.'],
    ['Figure', 'formatted, with its unit; never broken.'],
    ['Detail', 'one quiet line, where it helps.'],
  ],
  examples: [
    {
      right: <Stat label="Resultat" value="−350,00 kr." />,
      because: 'A loss is said as it is.',
      wrong: <Stat label="Resultat" value="Næsten 0 kr.!" tone="success" />,
      why: 'Neither the figure nor the colour is true.',
    },
  ],
  keyboard: [],
}
