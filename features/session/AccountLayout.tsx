import { Alert, SidebarLayout, SideNav, Stack } from '@casino/design-system'
import type { ReactNode } from 'react'
import { usePageContext } from '../content/PageContext.tsx'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { paths } from '../navigation/paths.ts'
import { usePaused } from './usePaused.ts'

/** Account screens in navigation order; limits follow the divider. */
export type AccountSection = 'overview' | 'deposit' | 'withdraw' | 'transactions' | 'gamification' | 'limitations' | 'profile'

interface AccountLayoutProps {
  /** The section that is rendered; null for a screen that the navigation does not list. */
  current: AccountSection | null
  children: ReactNode
}

/** Layout of every account screen: side navigation from `lg`, below the content on smaller screens. A player in ROFUS has two of them, a paused one no deposit. */
export function AccountLayout({ current, children }: AccountLayoutProps) {
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
  return (
    <SidebarLayout nav={<SideNav label={t('menu.my_account')} items={items} />}>
      <Stack gap={6}>
        <noscript>
          <Alert tone="info">{t('shell.account_needs_script')}</Alert>
        </noscript>
        {children}
      </Stack>
    </SidebarLayout>
  )
}
