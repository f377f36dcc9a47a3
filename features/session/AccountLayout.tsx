import { SideNav } from '@casino/design-system/components/SideNav'
import { SidebarLayout } from '@casino/design-system/patterns/SidebarLayout'
import type { ReactNode } from 'react'
import { useButtons } from '../config/useButtons.tsx'
import { useTexts } from '../config/useTexts.tsx'
import { paths } from './paths.ts'

/** Account screens in navigation order; limits follow the divider. */
export type AccountSection = 'overview' | 'deposit' | 'transactions' | 'limitations'

interface AccountLayoutProps {
  /** The screen that is rendered. */
  readonly current: AccountSection
  readonly children: ReactNode
}

/** Layout of every account screen: side navigation from `lg`, below the content on smaller screens. */
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
