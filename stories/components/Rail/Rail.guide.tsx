import { Rail, Tile } from '@casino/design-system'
import type { Guide } from '../../guide.ts'
import { posterImages } from '../../support/images.ts'

export const guide: Guide = {
  useWhen: [
    'For a horizontal row of tiles of one kind, with a link to the full list.',
    'With a title that states what they have in common.',
  ],
  avoidWhen: ['For elements that must all be visible: use Grid.', 'For fewer tiles than fill the row.'],
  anatomy: [
    ['Title', 'a heading.'],
    ['Link', 'to the whole list.'],
    ['Track', 'scrolls and snaps; works without JavaScript.'],
    ['Arrows', 'for mouse users, only when the content overflows.'],
  ],
  examples: [
    {
      right: (
        <Rail title="Nye spil" moreHref="#docs" moreText="Se alle nye" previousLabel="Forrige spil" nextLabel="Næste spil">
          {[0, 1, 2, 3].map((index) => (
            <Tile key={index} href="#docs" title="Rævens Runer" image={posterImages[2]} />
          ))}
        </Rail>
      ),
      rightReason: 'States what they have in common, and links to the rest.',
      wrong: (
        <Rail title="Udvalgt til dig" previousLabel="Forrige" nextLabel="Næste">
          <Tile href="#docs" title="Midsommer" image={posterImages[3]} />
        </Rail>
      ),
      wrongReason: 'One tile is not a rail, and nothing states who selected it.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves from tile to tile; the rail scrolls with the focus.'],
    ['← →', 'Scroll the focused track.'],
  ],
}
