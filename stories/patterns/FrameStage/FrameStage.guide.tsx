import { FrameStage, Inline, Text } from '@casino/design-system'
import type { Guide } from '../../guide.ts'
import { staticUrl } from '../../support/staticUrl.ts'

export const guide: Guide = {
  useWhen: ['For an embedded third-party application: a game, a payment page.', 'With its name and the balance above it, always visible.'],
  avoidWhen: ['For the site’s own content.'],
  anatomy: [
    ['Toolbar', 'name, balance, exit.'],
    ['Frame', 'on another origin, with only the permissions that it needs.'],
    ['Cover', 'the picture and the name of what opens, until it shows something: never an empty surface.'],
    ['Notice', 'over the top of the frame: that it is slow, with a way to try again.'],
  ],
  examples: [
    {
      right: (
        <FrameStage
          title="Rævens Runer"
          src={staticUrl('frame.html')}
          toolbar={
            <Inline gap={4}>
              <Text>Rævens Runer</Text>
              <Text tabular>1.250,00 kr.</Text>
            </Inline>
          }
        />
      ),
      rightReason: 'Name and balance stay visible.',
      wrong: <FrameStage title="Spil" src={staticUrl('frame.html')} />,
      wrongReason: 'A frame that shows neither what runs in it nor the balance.',
    },
  ],
  keyboard: [['Tab', 'Moves through the toolbar, then into the frame and out again.']],
}
