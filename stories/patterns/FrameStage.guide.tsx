import { Inline } from '@casino/design-system/components/Inline'
import { Text } from '@casino/design-system/components/Text'
import { FrameStage } from '@casino/design-system/patterns/FrameStage'
import type { Guide } from '../guide.ts'
import { published } from '../support/published.ts'

export const guide: Guide = {
  use: [
    'For an application of somebody else in the page: a game, a payment window.',
    'With its name and the balance above it, always in sight.',
  ],
  avoid: ['For content of our own.'],
  anatomy: [
    ['Toolbar', 'name, balance, the way out.'],
    ['Frame', 'on another origin, with only the rights that it needs.'],
  ],
  examples: [
    {
      right: (
        <FrameStage
          title="Rævens Runer"
          src={published('frame.html')}
          toolbar={
            <Inline gap={4}>
              <Text>Rævens Runer</Text>
              <Text tabular>1.250,00 kr.</Text>
            </Inline>
          }
        />
      ),
      because: 'Name and balance stay in sight.',
      wrong: <FrameStage title="Spil" src={published('frame.html')} />,
      why: 'A frame that says neither what runs in it nor what is staked.',
    },
  ],
  keyboard: [['Tab', 'Moves through the toolbar, then into the frame, and out again.']],
}
