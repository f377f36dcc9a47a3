import { Stat } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['For the key number of a card, with its label above it.', 'Two or three in a Grid, as in the reality check.'],
  avoidWhen: ['For a list of values: use DescriptionList.', 'With a tone that celebrates a gain or hides a loss.'],
  anatomy: [
    ['Label', 'muted, above the number.'],
    ['Value', 'formatted, with its unit; never wrapped.'],
    ['Detail', 'one muted line, optional.'],
  ],
  examples: [
    {
      right: <Stat label="Resultat" value="−350,00 kr." />,
      rightReason: 'A loss is shown as a loss.',
      wrong: <Stat label="Resultat" value="Næsten 0 kr.!" tone="success" />,
      wrongReason: 'Both the value and the colour are misleading.',
    },
  ],
  keyboard: [],
}
