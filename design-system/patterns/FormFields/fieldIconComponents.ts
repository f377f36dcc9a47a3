import { BonusIcon } from '../../icons/Bonus.tsx'
import { CardIcon } from '../../icons/Card.tsx'
import { ClockIcon } from '../../icons/Clock.tsx'
import { DocumentIcon } from '../../icons/Document.tsx'
import { LimitsIcon } from '../../icons/Limits.tsx'
import { LockIcon } from '../../icons/Lock.tsx'
import { MailIcon } from '../../icons/Mail.tsx'
import { PhoneIcon } from '../../icons/Phone.tsx'
import { SearchIcon } from '../../icons/Search.tsx'
import { UserIcon } from '../../icons/User.tsx'
import { WalletIcon } from '../../icons/Wallet.tsx'
import type { FieldIcon } from '../../runtime/formRegistry.ts'

/** Icon components by registry icon name. */
export const fieldIconComponents: Readonly<Record<FieldIcon, typeof UserIcon>> = {
  Bonus: BonusIcon,
  Card: CardIcon,
  Clock: ClockIcon,
  Document: DocumentIcon,
  Limits: LimitsIcon,
  Lock: LockIcon,
  Mail: MailIcon,
  Phone: PhoneIcon,
  Search: SearchIcon,
  User: UserIcon,
  Wallet: WalletIcon,
}
