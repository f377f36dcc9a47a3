import { MediaLink } from '@casino/design-system/components/MediaLink'
import { type Guide, linkKeys } from '../guide.ts'
import { published } from '../support/published.ts'

export const guide: Guide = {
  use: ['For a short list of things with a picture and one fact: jackpots, latest winners.', 'Under one another, in a Stack.'],
  avoid: ['For a game in a rail: that is Tile.', 'With a second control in it: the whole row is one link.'],
  anatomy: [
    ['Picture', 'a small square, decoration.'],
    ['Name', 'names the link.'],
    ['Fact', 'one line.'],
  ],
  examples: [
    {
      right: (
        <MediaLink href="#docs" title="Rævens Runer" imageSrc={published('art/raevens-runer.svg')}>
          4.182.667,40 kr.
        </MediaLink>
      ),
      because: 'A name and one figure.',
      wrong: (
        <MediaLink href="#docs" title="Se mere" imageSrc={published('art/raevens-runer.svg')}>
          Rævens Runer, jackpot lige nu 4.182.667,40 kr., spil nu
        </MediaLink>
      ),
      why: 'The link is named “Se mere”, and the fact shouts.',
    },
  ],
  keyboard: linkKeys,
}
