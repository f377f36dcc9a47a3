import { BonusIcon } from '@casino/design-system/icons/Bonus'
import { DocumentIcon } from '@casino/design-system/icons/Document'
import { HeartIcon } from '@casino/design-system/icons/Heart'
import { HomeIcon } from '@casino/design-system/icons/Home'
import { IdCardIcon } from '@casino/design-system/icons/IdCard'
import { InfoIcon } from '@casino/design-system/icons/Info'
import { LimitsIcon } from '@casino/design-system/icons/Limits'
import { LiveIcon } from '@casino/design-system/icons/Live'
import { LogoutIcon } from '@casino/design-system/icons/Logout'
import { MailIcon } from '@casino/design-system/icons/Mail'
import { MenuIcon } from '@casino/design-system/icons/Menu'
import { NewsIcon } from '@casino/design-system/icons/News'
import { PayoutIcon } from '@casino/design-system/icons/Payout'
import { PlusIcon } from '@casino/design-system/icons/Plus'
import { SearchIcon } from '@casino/design-system/icons/Search'
import { ShieldIcon } from '@casino/design-system/icons/Shield'
import { SlotsIcon } from '@casino/design-system/icons/Slots'
import { TableIcon } from '@casino/design-system/icons/Table'
import { TrophyIcon } from '@casino/design-system/icons/Trophy'
import { UserIcon } from '@casino/design-system/icons/User'
import { WalletIcon } from '@casino/design-system/icons/Wallet'

/** Icons by their name in the menu configuration. */
const menuIcons = {
  campaign: BonusIcon,
  document: DocumentIcon,
  heart: HeartIcon,
  home: HomeIcon,
  info: InfoIcon,
  limits: LimitsIcon,
  live: LiveIcon,
  logout: LogoutIcon,
  mail: MailIcon,
  menu: MenuIcon,
  news: NewsIcon,
  payout: PayoutIcon,
  plus: PlusIcon,
  profile: IdCardIcon,
  search: SearchIcon,
  shield: ShieldIcon,
  slots: SlotsIcon,
  table: TableIcon,
  trophy: TrophyIcon,
  user: UserIcon,
  wallet: WalletIcon,
}

const isMenuIconName = (name: string): name is keyof typeof menuIcons => Object.hasOwn(menuIcons, name)

interface MenuItemIconProps {
  name: string
  size?: 20 | 24
}

/** Renders the icon of a menu item; nothing for an unknown name. */
export function MenuItemIcon({ name, size = 24 }: MenuItemIconProps) {
  if (!isMenuIconName(name)) return null
  const Icon = menuIcons[name]
  return <Icon size={size} />
}
