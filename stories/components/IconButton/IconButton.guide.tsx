import { IconButton, Inline } from '@casino/design-system'
import { CloseIcon } from '@casino/design-system/icons/Close'
import { HeartIcon } from '@casino/design-system/icons/Heart'
import { MoreIcon } from '@casino/design-system/icons/More'
import { SearchIcon } from '@casino/design-system/icons/Search'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['Where the icon is generally known: close, search, favourite.', 'With `pressed` for a toggle; the name stays the same.'],
  avoidWhen: ['For an action that needs a visible label: use Button with an icon.', 'For two adjacent icons that look alike.'],
  anatomy: [
    ['Target', '44 px, even with a smaller icon.'],
    ['Icon', 'decorative.'],
    ['Name', '`label`, for screen readers and voice control.'],
  ],
  examples: [
    {
      right: (
        <Inline gap={2}>
          <IconButton label="Gem Rævens Runer som favorit" icon={<HeartIcon />} />
          <IconButton label="Luk" icon={<CloseIcon />} />
        </Inline>
      ),
      rightReason: 'Known icons, and names that include the object of the action.',
      wrong: (
        <Inline gap={2}>
          <IconButton label="Knap" icon={<MoreIcon />} />
          <IconButton label="Knap" icon={<SearchIcon />} />
        </Inline>
      ),
      wrongReason: 'Two controls with the same name: a screen reader announces “knap, knap”.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves focus to it.'],
    ['Enter', 'Activates it.'],
    ['Space', 'Activates it.'],
  ],
}
