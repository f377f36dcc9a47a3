import { Tile, TileGrid } from '@casino/design-system'
import type { Guide } from '../../guide.ts'
import { posterImages } from '../../support/images.ts'

const names = ['Rævens Runer', 'Sølvstimen']
const renderTile = (title: string, place: number) => <Tile href="#docs" title={title} meta="Fjordspil" image={posterImages[place]} />

export const guide: Guide = {
  useWhen: [
    'For the full list of games, of any length.',
    'With a search field: above 60 tiles the browser’s find-in-page only finds tiles near the viewport.',
  ],
  avoidWhen: ['For one row: use Rail.', 'For other kinds of cards: use Grid.'],
  anatomy: [
    ['Tiles', 'in as many equal columns as fit; two at 320 px.'],
    ['Spacer', 'with the height of the tiles that are not rendered, so that there is no layout shift.'],
  ],
  examples: [
    {
      right: (
        <TileGrid items={names} getKey={(name) => name}>
          {renderTile}
        </TileGrid>
      ),
      rightReason: 'A unique key per tile: its element is kept while the list grows.',
      wrong: (
        <TileGrid items={names.slice(0, 1)} getKey={(name) => name}>
          {renderTile}
        </TileGrid>
      ),
      wrongReason: 'One tile is not a list.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the tiles in order; the row with focus stays rendered at any scroll position.'],
    ['End, Home', 'Scroll to the last and the first tiles, as on every page.'],
  ],
}
