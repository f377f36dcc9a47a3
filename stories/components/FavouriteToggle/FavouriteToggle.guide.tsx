import { FavouriteToggle } from '@casino/design-system'
import type { Guide } from '../../guide.ts'

const ignore = () => undefined

export const guide: Guide = {
  useWhen: ["Beside a game's name, to add it to the favourites."],
  avoidWhen: ['For an action that a second press does not undo.', 'Inside a link: place it beside the link.'],
  anatomy: [
    ['Heart', 'outlined or filled: the state is visible without colour.'],
    ['Name', 'what is toggled; the same in both states.'],
  ],
  examples: [
    {
      right: <FavouriteToggle label="Rævens Runer som favorit" pressed onPressedChange={ignore} />,
      rightReason: 'Names the game; `aria-pressed` conveys the state.',
      wrong: <FavouriteToggle label="Fjern" pressed onPressedChange={ignore} />,
      wrongReason: 'Announced as "fjern, pressed": neither the object nor the state is clear.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves focus to it.'],
    ['Enter', 'Toggles it.'],
    ['Space', 'Toggles it.'],
  ],
}
