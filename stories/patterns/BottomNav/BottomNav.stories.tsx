import { BottomNav } from '@casino/design-system'
import { HomeIcon } from '@casino/design-system/icons/Home'
import { LiveIcon } from '@casino/design-system/icons/Live'
import { MenuIcon } from '@casino/design-system/icons/Menu'
import { SearchIcon } from '@casino/design-system/icons/Search'
import { UserIcon } from '@casino/design-system/icons/User'
import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Patterns/BottomNav',
  component: BottomNav,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Genveje',
    items: [
      { label: 'Forside', href: '#forside', icon: <HomeIcon size={24} />, current: true },
      { label: 'Søg', href: '#soeg', icon: <SearchIcon size={24} /> },
      { label: 'Live', href: '#live', icon: <LiveIcon size={24} /> },
      { label: 'Konto', href: '#konto', icon: <UserIcon size={24} /> },
      { label: 'Menu', icon: <MenuIcon size={24} />, onClick: fn() },
    ],
  },
})

/** Visible below 768 px. */
export const Phone = meta.story({ globals: { viewport: { value: 'xs' } } })
