import { FavouriteToggle } from '@casino/design-system/components/FavouriteToggle'
import type { Guide } from '../guide.ts'

const ignore = () => undefined

export const guide: Guide = {
  use: ["Beside a game's name, to keep it among one's favourites."],
  avoid: ['For what cannot be undone by a second press.', 'Inside a link: it stands beside it.'],
  anatomy: [
    ['Heart', 'a line, or filled: the state is seen without colour.'],
    ['Name', 'of what; the same in both states.'],
  ],
  examples: [
    {
      right: <FavouriteToggle label="Rævens Runer som favorit" pressed onPressedChange={ignore} />,
      because: 'Names the game; "pressed" is told beside it.',
      wrong: <FavouriteToggle label="Fjern" pressed onPressedChange={ignore} />,
      why: 'Heard as "fjern, pressed": nobody knows what, nor whether it has happened.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter', 'Presses it.'],
    ['Space', 'Presses it.'],
  ],
}
