import { IconButton } from '@casino/design-system/components/IconButton'
import { Inline } from '@casino/design-system/components/Inline'
import { CloseIcon } from '@casino/design-system/icons/Close'
import { HeartIcon } from '@casino/design-system/icons/Heart'
import { MoreIcon } from '@casino/design-system/icons/More'
import { SearchIcon } from '@casino/design-system/icons/Search'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['Where everybody knows the sign: close, search, favourite.', 'With `pressed` for what is on or off; the name stays the same.'],
  avoid: ['For what must be read first. An icon and a word is a Button.', 'For two icons beside each other that look alike.'],
  anatomy: [
    ['Target', '44 px, also where the sign is small.'],
    ['Sign', 'decoration.'],
    ['Name', '`label`, read aloud and shown to voice control.'],
  ],
  examples: [
    {
      right: (
        <Inline gap={2}>
          <IconButton label="Gem Rævens Runer som favorit" icon={<HeartIcon />} />
          <IconButton label="Luk" icon={<CloseIcon />} />
        </Inline>
      ),
      because: 'Known signs, and names that say which thing they act on.',
      wrong: (
        <Inline gap={2}>
          <IconButton label="Knap" icon={<MoreIcon />} />
          <IconButton label="Knap" icon={<SearchIcon />} />
        </Inline>
      ),
      why: 'Two controls with one name: a screen reader hears “knap, knap”.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter', 'Presses it.'],
    ['Space', 'Presses it.'],
  ],
}
