import { BottomNav, PageFrame, Show, SkipLink } from '@casino/design-system'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { usePageContext } from '../content/PageContext.tsx'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { menuHref } from '../navigation/paths.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { MenuItemIcon } from './MenuItemIcon.tsx'
import { mainId } from './mainId.ts'
import { currentTab, hiddenSizes, isAccountPath } from './model.ts'
import { ProtectionStrip } from './ProtectionStrip.tsx'
import { useShellPlayer } from './useShellPlayer.ts'
import { Wallpaper } from './Wallpaper.tsx'

interface ShellProps {
  /**
   * Some routes hide the header (specification, *Header and wallpaper visibility*); the protection strip stays. `desktop`: hidden on phones,
   * with the bottom navigation.
   */
  header: 'shown' | 'hidden' | 'desktop'
  /** A question to the visitor, reached by keyboard before the page and after the skip link. */
  question?: ReactNode
  children: ReactNode
}

/** Layout of every page: protection strip, header, main landmark, footer and, on small screens, bottom navigation. */
export function Shell({ header, question, children }: ShellProps) {
  const t = useTranslations()
  const { site, layouts, menu, footer, session, now: renderedAt, wallpaper } = usePageContext()
  const { minAge } = useSystemConfig('minAge')
  // the clocks go on from the first page: the payload of a later one is older than its navigation
  const [now] = useState(renderedAt)
  const [path] = useLocation()
  const player = useShellPlayer(session.loggedIn)
  const [menuOpen, setMenuOpen] = useState(false)
  const tab = currentTab(
    layouts.bottomMenu.map(({ slug }) => slug),
    path,
  )
  const bottomBar = header === 'shown' && layouts.header.bottomMenu
  const menuControl = { open: menuOpen, onOpenChange: setMenuOpen, inBottomBar: bottomBar }
  const siteHeader = <Header site={site} layouts={layouts} menu={menu} path={path} player={player} now={now} menuControl={menuControl} />
  return (
    <PageFrame
      mainId={mainId}
      top={
        <>
          <SkipLink href={`#${mainId}`}>{t('shell.skip')}</SkipLink>
          {question}
          <ProtectionStrip links={layouts.strip.links} minAge={minAge} now={now} loggedInAt={player?.profile?.loggedInAt ?? null} />
          {header === 'shown' && siteHeader}
          {header === 'desktop' && (
            <Show from="md" tall>
              {siteHeader}
            </Show>
          )}
        </>
      }
      backdrop={wallpaper && <Wallpaper images={wallpaper} />}
      bottom={
        <>
          <Footer footer={footer} site={site} minAge={minAge} shortOnPhones={isAccountPath(path)} />
          {bottomBar && (
            <BottomNav
              label={t('menu.bottom_label')}
              items={layouts.bottomMenu
                .filter(({ authRequired }) => !authRequired || player !== null)
                .map((item) => ({
                  label: t(item.text),
                  icon: <MenuItemIcon name={item.icon} />,
                  hiddenAt: hiddenSizes(item),
                  ...(item.slug
                    ? { href: menuHref(item.slug, path), newTab: item.target === '_blank', current: item.slug === tab }
                    : { expanded: menuOpen, onClick: () => setMenuOpen(!menuOpen) }),
                }))}
            />
          )}
        </>
      }
    >
      {children}
    </PageFrame>
  )
}
