import { SideNav } from '@casino/design-system/components/SideNav'
import { SidebarLayout } from '@casino/design-system/patterns/SidebarLayout'
import type { ReactNode } from 'react'
import { useButtons } from '../config/useButtons.tsx'
import { useTexts } from '../config/useTexts.tsx'
import { paths } from './paths.ts'

/** Account screens, in the order of their navigation; limits come after the divider. */
export type AccountSection = 'overview' | 'deposit' | 'transactions' | 'limitations'

interface AccountLayoutProps {
  /** The screen that is open. */
  readonly current: AccountSection
  readonly children: ReactNode
}

/** Frame of every account screen: navigation beside it from `lg`, below it on smaller screens. */
export function AccountLayout({ current, children }: AccountLayoutProps) {
  const t = useTexts()
  const { children: label, iconStart: icon, theme } = useButtons()('logout')
  const entry = (section: AccountSection) => ({ href: paths[section], label: t(`menu.${section}`), current: section === current })
  const items = [
    entry('overview'),
    entry('deposit'),
    entry('transactions'),
    { divider: true as const },
    entry('limitations'),
    { href: paths.logout, label, icon, theme },
  ]
  return <SidebarLayout nav={<SideNav label={t('menu.my_account')} items={items} />}>{children}</SidebarLayout>
}
