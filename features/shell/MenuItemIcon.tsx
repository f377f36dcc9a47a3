import { HomeIcon } from '@casino/design-system/icons/Home'
import { InfoIcon } from '@casino/design-system/icons/Info'
import { LimitsIcon } from '@casino/design-system/icons/Limits'
import { LiveIcon } from '@casino/design-system/icons/Live'
import { MenuIcon } from '@casino/design-system/icons/Menu'
import { SearchIcon } from '@casino/design-system/icons/Search'
import { SlotsIcon } from '@casino/design-system/icons/Slots'
import { TableIcon } from '@casino/design-system/icons/Table'
import { TrophyIcon } from '@casino/design-system/icons/Trophy'
import { UserIcon } from '@casino/design-system/icons/User'

/** Icons by their name in the menu configuration. */
const menuIcons = {
  home: HomeIcon,
  info: InfoIcon,
  limits: LimitsIcon,
  live: LiveIcon,
  menu: MenuIcon,
  search: SearchIcon,
  slots: SlotsIcon,
  table: TableIcon,
  trophy: TrophyIcon,
  user: UserIcon,
}

const isMenuIconName = (name: string): name is keyof typeof menuIcons => Object.hasOwn(menuIcons, name)

interface MenuItemIconProps {
  name: string
}

/** Renders the icon of a menu item; nothing for an unknown name. */
export function MenuItemIcon({ name }: MenuItemIconProps) {
  if (!isMenuIconName(name)) return null
  const Icon = menuIcons[name]
  return <Icon size={24} />
}
