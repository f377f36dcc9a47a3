import { Tile } from '@casino/design-system/components/Tile'
import { TileGrid } from '@casino/design-system/components/TileGrid'
import type { Guide } from '../guide.ts'
import { posters } from '../support/pictures.ts'

const names = ['Rævens Runer', 'Sølvstimen']
const draw = (title: string, place: number) => <Tile href="#docs" title={title} meta="Fjordspil" image={posters[place]} />

export const guide: Guide = {
  use: [
    'For the full list of games, of any length.',
    'Beside a search field: beyond 60 tiles the browser’s own search finds only those near the view.',
  ],
  avoid: ['For one row: that is Rail.', 'For cards of other kinds: that is Grid.'],
  anatomy: [
    ['Tiles', 'in as many equal columns as fit; two at 320 px.'],
    ['Room', 'of the height of the tiles that are not drawn, so that nothing moves.'],
  ],
  examples: [
    {
      right: (
        <TileGrid items={names} keyOf={(name) => name}>
          {draw}
        </TileGrid>
      ),
      because: 'A key of its own for every tile: it stays the same element while the list grows.',
      wrong: (
        <TileGrid items={names.slice(0, 1)} keyOf={(name) => name}>
          {draw}
        </TileGrid>
      ),
      why: 'One tile is no list.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the tiles in order; the row with the focus stays, wherever the page is scrolled to.'],
    ['End, Home', 'Go to the last and the first tiles, as on every page.'],
  ],
}
