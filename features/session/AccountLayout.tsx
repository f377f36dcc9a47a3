import { Alert, SidebarLayout, SideNav, Stack } from '@casino/design-system'
import type { ReactNode } from 'react'
import { usePageContext } from '../content/PageContext.tsx'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { paths } from '../navigation/paths.ts'
import { PrintedAccount } from './PrintedAccount.tsx'
import { usePaused } from './usePaused.ts'

/** Account screens in navigation order; limits follow the divider. */
export type AccountSection = 'overview' | 'deposit' | 'withdraw' | 'transactions' | 'gamification' | 'limitations' | 'profile'

interface AccountLayoutProps {
  /** The section that is rendered; null for a screen that the navigation does not list. */
  current: AccountSection | null
  children: ReactNode
  /** More of the overview, which on smaller screens follows the list of pages. */
  rest?: ReactNode
}

/**
 * Layout of every account screen: side navigation from `lg`. On smaller screens the overview lists the pages, and each of them has the
 * navigation above it. A player in ROFUS has two pages, a paused one no deposit.
 */
export function AccountLayout({ current, children, rest }: AccountLayoutProps) {
  const t = useTranslations()
  const { withdrawalOnly = false } = usePageContext().session
  const paused = usePaused()
  const { children: label, iconStart: icon, theme } = useButtonProps()('logout')
  const toNavItem = (section: AccountSection) => ({ href: paths[section], label: t(`menu.${section}`), current: section === current })
  const logout = { href: paths.logout, label, icon, theme }
  const allowed = [toNavItem('withdraw'), toNavItem('transactions'), logout]
  const all = [
    toNavItem('overview'),
    ...(paused ? [] : [toNavItem('deposit')]),
    toNavItem('withdraw'),
    toNavItem('transactions'),
    toNavItem('gamification'),
    { divider: true as const },
    toNavItem('limitations'),
    toNavItem('profile'),
    logout,
  ]
  const items = withdrawalOnly ? allowed : all
  const isHub = current === 'overview'
  return (
    <SidebarLayout nav={<SideNav label={t('menu.my_account')} items={items} inLine={!isHub} />} navFirst={!isHub} rest={rest}>
      <Stack gap={6}>
        <noscript>
          <Alert tone="info">{t('shell.account_needs_script')}</Alert>
        </noscript>
        <PrintedAccount />
        {children}
      </Stack>
    </SidebarLayout>
  )
}
