import { Rail } from '@casino/design-system/components/Rail'
import { Tile } from '@casino/design-system/components/Tile'
import type { Guide } from '../guide.ts'
import { posters } from '../support/pictures.ts'

export const guide: Guide = {
  use: ['For a shelf of tiles of one kind, with a link to all of them.', 'With a title that says why these stand together.'],
  avoid: ['For things that must all be seen: that is Grid.', 'For fewer tiles than fill a line.'],
  anatomy: [
    ['Title', 'a heading.'],
    ['Link', 'to the whole list.'],
    ['Track', 'scrolls and snaps; complete without script.'],
    ['Arrows', 'for a pointer, only where there is more than is in view.'],
  ],
  examples: [
    {
      right: (
        <Rail title="Nye spil" moreHref="#docs" moreText="Se alle nye" previousLabel="Forrige spil" nextLabel="Næste spil">
          {[0, 1, 2, 3].map((index) => (
            <Tile key={index} href="#docs" title="Rævens Runer" image={posters[2]} />
          ))}
        </Rail>
      ),
      because: 'Says what they have in common, and where the rest is.',
      wrong: (
        <Rail title="Udvalgt til dig" previousLabel="Forrige" nextLabel="Næste">
          <Tile href="#docs" title="Midsommer" image={posters[3]} />
        </Rail>
      ),
      why: 'One tile is no shelf, and nothing says who chose it.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves from tile to tile; the rail scrolls along.'],
    ['← →', 'Scroll the track that has the focus.'],
  ],
}
