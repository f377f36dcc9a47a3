import { ArrowRightIcon } from '@casino/design-system/icons/ArrowRight'
import { BonusIcon } from '@casino/design-system/icons/Bonus'
import { CardIcon } from '@casino/design-system/icons/Card'
import { CheckIcon } from '@casino/design-system/icons/Check'
import { ChevronRightIcon } from '@casino/design-system/icons/ChevronRight'
import { ClockIcon } from '@casino/design-system/icons/Clock'
import { ExternalIcon } from '@casino/design-system/icons/External'
import { HeartIcon } from '@casino/design-system/icons/Heart'
import { LimitsIcon } from '@casino/design-system/icons/Limits'
import { LiveIcon } from '@casino/design-system/icons/Live'
import { LockIcon } from '@casino/design-system/icons/Lock'
import { LogoutIcon } from '@casino/design-system/icons/Logout'
import { PlusIcon } from '@casino/design-system/icons/Plus'
import { SearchIcon } from '@casino/design-system/icons/Search'
import { SlotsIcon } from '@casino/design-system/icons/Slots'
import { TableIcon } from '@casino/design-system/icons/Table'
import { TrophyIcon } from '@casino/design-system/icons/Trophy'
import { UserIcon } from '@casino/design-system/icons/User'
import { WalletIcon } from '@casino/design-system/icons/Wallet'
import type { ThemeIcon } from '@casino/design-system/runtime'

const icons = {
  ArrowRight: ArrowRightIcon,
  Bonus: BonusIcon,
  Card: CardIcon,
  Check: CheckIcon,
  ChevronRight: ChevronRightIcon,
  Clock: ClockIcon,
  External: ExternalIcon,
  Heart: HeartIcon,
  Limits: LimitsIcon,
  Live: LiveIcon,
  Lock: LockIcon,
  Logout: LogoutIcon,
  Plus: PlusIcon,
  Search: SearchIcon,
  Slots: SlotsIcon,
  Table: TableIcon,
  Trophy: TrophyIcon,
  User: UserIcon,
  Wallet: WalletIcon,
} satisfies Record<ThemeIcon, unknown>

interface ThemedIconProps {
  name: ThemeIcon
}

/** Renders an icon by its theme name. */
export function ThemedIcon({ name }: ThemedIconProps) {
  const Icon = icons[name]
  return <Icon />
}
