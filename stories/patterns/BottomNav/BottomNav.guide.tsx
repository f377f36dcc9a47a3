import { BottomNav } from '@casino/design-system'
import { HomeIcon } from '@casino/design-system/icons/Home'
import { SearchIcon } from '@casino/design-system/icons/Search'
import { UserIcon } from '@casino/design-system/icons/User'
import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  useWhen: ['Below md: the three to five most used destinations, within thumb reach.'],
  avoidWhen: ['For actions of the page.', 'Together with a sticky action bar that it would cover.'],
  anatomy: [
    ['Bar', 'at the bottom of the screen, above the phone’s own bar.'],
    ['Item', 'icon and text; at least 44 px.'],
  ],
  examples: [
    {
      right: (
        <BottomNav
          label="Genveje"
          items={[
            { label: 'Forside', href: '#docs', icon: <HomeIcon />, current: true },
            { label: 'Søg', href: '#docs', icon: <SearchIcon /> },
            { label: 'Konto', href: '#docs', icon: <UserIcon /> },
          ]}
        />
      ),
      rightReason: 'Icon and text, the current item marked. (Visible below md.)',
      wrong: (
        <BottomNav
          label="Genveje"
          items={[
            { label: 'Gå til forsiden nu', href: '#docs', icon: <HomeIcon /> },
            { label: 'Søg efter spil', href: '#docs', icon: <SearchIcon /> },
          ]}
        />
      ),
      wrongReason: 'Labels too long for a fifth of 320 px.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves from item to item.'],
    ['Enter', 'Follows the link or activates the button.'],
  ],
}
