import { MediaLink } from '@casino/design-system'
import { type Guide, linkKeys } from '../../guide.ts'
import { staticUrl } from '../../support/staticUrl.ts'

export const guide: Guide = {
  useWhen: ['For a short list of items with an image and one fact: jackpots, latest winners.', 'Vertically, in a Stack.'],
  avoidWhen: ['For a game in a rail: use Tile.', 'With a second control in it: the whole row is one link.'],
  anatomy: [
    ['Image', 'a small square, decorative.'],
    ['Name', 'the accessible name of the link.'],
    ['Fact', 'one line.'],
  ],
  examples: [
    {
      right: (
        <MediaLink href="#docs" title="Rævens Runer" imageSrc={staticUrl('art/raevens-runer.svg')}>
          4.182.667,40 kr.
        </MediaLink>
      ),
      rightReason: 'A name and one number.',
      wrong: (
        <MediaLink href="#docs" title="Se mere" imageSrc={staticUrl('art/raevens-runer.svg')}>
          Rævens Runer, jackpot lige nu 4.182.667,40 kr., spil nu
        </MediaLink>
      ),
      wrongReason: 'The link is named “Se mere”, and the fact line contains a call to action.',
    },
  ],
  keyboard: linkKeys,
}
