import { Disclosure } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['Details belong to a short text, and most people can decide without them: all terms, the values of a chart, ids.'],
  avoidWhen: ['The text decides: show it. A task of its own opens in a Modal, and equal views are Tabs.'],
  anatomy: [
    ['Control', 'says what appears. The chevron shows whether it is open.'],
    ['Content', 'below the control, in the flow of the page.'],
  ],
  examples: [
    {
      right: <Disclosure label="Vilkår og eksempel">Kun nye spillere, 21+.</Disclosure>,
      rightReason: 'The label names the content.',
      wrong: <Disclosure label="Læs mere">Kun nye spillere, 21+.</Disclosure>,
      wrongReason: 'The label does not say more about what.',
    },
  ],
  keyboard: [['Enter, Space', 'opens and closes the content.']],
}
