import { Tile } from '@casino/design-system/components/Tile'
import type { Guide } from '../guide.ts'
import { posters } from '../support/pictures.ts'

export const guide: Guide = {
  use: [
    'For a game in a rail or a grid: artwork, name, one quiet line.',
    'With play and favourite as actions, reachable by touch and by keyboard.',
  ],
  avoid: ['For news or campaigns.', 'With text drawn into the picture.'],
  anatomy: [
    ['Artwork', '3:4, or 16:10 for tables.'],
    ['Name', 'in full; long ones wrap.'],
    ['Badge', 'one word over the corner.'],
    ['Actions', 'over the artwork on hover, focus or a tap on the corner.'],
  ],
  examples: [
    {
      right: (
        <div style={{ maxInlineSize: 180 }}>
          <Tile href="#docs" title="Rævens Runer" meta="Fjordspil" image={posters[2]} />
        </div>
      ),
      because: 'Artwork carries the colour, the words are quiet.',
      wrong: (
        <div style={{ maxInlineSize: 180 }}>
          <Tile href="#docs" title="SPIL NU!!! Rævens Runer" meta="Kun i dag: kæmpe gevinster venter" image={posters[2]} />
        </div>
      ),
      why: 'Hurry and promises where the name should stand.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the tile, then to each of its actions, which come in sight.'],
    ['Enter', 'Opens the game, or the action that has the focus.'],
  ],
}
