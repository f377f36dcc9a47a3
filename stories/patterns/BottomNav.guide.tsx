import { HomeIcon } from '@casino/design-system/icons/Home'
import { SearchIcon } from '@casino/design-system/icons/Search'
import { UserIcon } from '@casino/design-system/icons/User'
import { BottomNav } from '@casino/design-system/patterns/BottomNav'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  use: ['Below md: the three to five places that are wanted most, in reach of the thumb.'],
  avoid: ['For actions of the page.', 'Together with a sticky action bar that it would cover.'],
  anatomy: [
    ['Bar', 'at the foot, above the phone’s own.'],
    ['Entry', 'sign and word; 44 px at least.'],
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
      because: 'Sign and word, the present one marked. (In sight below md.)',
      wrong: (
        <BottomNav
          label="Genveje"
          items={[
            { label: 'Gå til forsiden nu', href: '#docs', icon: <HomeIcon /> },
            { label: 'Søg efter spil', href: '#docs', icon: <SearchIcon /> },
          ]}
        />
      ),
      why: 'Words too long for a fifth of 320 px.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves from entry to entry.'],
    ['Enter', 'Follows the link, or opens what the button opens.'],
  ],
}
