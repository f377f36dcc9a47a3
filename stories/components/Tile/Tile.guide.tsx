import { Tile } from '@casino/design-system'
import type { Guide } from '../../guide.ts'
import { posterImages } from '../../support/images.ts'

export const guide: Guide = {
  useWhen: [
    'For a game in a rail or a grid: artwork, name, one muted line.',
    'With play and favourite as actions, available by touch and by keyboard.',
  ],
  avoidWhen: ['For news or campaigns: use ArticleCard.', 'With text inside the image.'],
  anatomy: [
    ['Artwork', '3:4, or 16:10 for tables.'],
    ['Name', 'in full; long ones wrap.'],
    ['Badge', 'one word over a corner of the artwork.'],
    ['Actions', 'over the artwork on hover, focus or a tap on the touch button.'],
    ['Corner', 'a small control over the artwork, shown always or with the actions.'],
  ],
  examples: [
    {
      right: (
        <div style={{ maxInlineSize: 180 }}>
          <Tile href="#docs" title="Rævens Runer" meta="Fjordspil" image={posterImages[2]} />
        </div>
      ),
      rightReason: 'The artwork carries the colour; the text is neutral.',
      wrong: (
        <div style={{ maxInlineSize: 180 }}>
          <Tile href="#docs" title="SPIL NU!!! Rævens Runer" meta="Kun i dag: kæmpe gevinster venter" image={posterImages[2]} />
        </div>
      ),
      wrongReason: 'Urgency and promises in place of the name.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the tile, then to each of its actions, which become visible.'],
    ['Enter', 'Opens the game, or activates the focused action.'],
  ],
}
