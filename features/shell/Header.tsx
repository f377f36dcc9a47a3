import { Button } from '@casino/design-system/components/Button'
import { Logo } from '@casino/design-system/components/Logo'
import { Show } from '@casino/design-system/components/Show'
import { HeaderZones } from '@casino/design-system/patterns/HeaderZones'
import { MenuBar } from '@casino/design-system/patterns/MenuBar'
import { Fragment, type ReactNode } from 'react'
import type { Layouts, MenuItem } from '../content/entities/layout.ts'
import { paths } from '../content/paths.ts'
import type { SiteInfo } from '../content/siteSettings.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { BalanceLink } from './BalanceLink.tsx'
import { HeaderClock } from './clocks.tsx'
import { Greeting } from './Greeting.tsx'
import { MainMenu, type MainMenuProps } from './MainMenu.tsx'
import { type HeaderPart, isCurrentPath, menuBarItems, visibleZoneParts } from './model.ts'
import type { ShellPlayer } from './useShellPlayer.ts'

export interface HeaderProps {
  site: Pick<SiteInfo, 'name' | 'logo' | 'topLogo'>
  layouts: Pick<Layouts, 'header' | 'menuBar'>
  menu: readonly MenuItem[]
  path: string
  player: ShellPlayer | null
  /** Server time at rendering, UTC ms. */
  now: number
  menuControl: Pick<MainMenuProps, 'open' | 'onOpenChange' | 'inBottomBar'>
}

/** Header laid out by configuration: each zone renders its configured parts that apply to this session. */
export function Header({ site, layouts, menu, path, player, now, menuControl }: HeaderProps) {
  const t = useTranslations()
  const { zones, loginFirst, logoFixedAfter, menuBarSplit } = layouts.header
  const button = useButtonProps()
  const renderers: Readonly<Record<HeaderPart, () => ReactNode>> = {
    dropdown: () => <MainMenu menu={menu} path={path} player={player} {...menuControl} />,
    logo: () => <Logo name={site.name} href={paths.home} images={site.logo} />,
    topLogo: () => <Logo name={site.name} href={paths.home} kind="top" images={site.topLogo} />,
    menuBar: () => (
      <MenuBar
        label={t('menu.label')}
        logo={menuBarSplit === null ? undefined : renderers.logo()}
        itemsBeforeLogo={menuBarSplit ?? undefined}
        items={menuBarItems(menu, layouts.menuBar).map(({ text, slug }) => ({
          href: slug,
          label: t(text),
          current: isCurrentPath(slug, path),
        }))}
      />
    ),
    welcome: () =>
      player && (
        <Show from="xl">
          <Greeting player={player} />
        </Show>
      ),
    credit: () => player && <BalanceLink player={player} />,
    login: () => <Button {...button('login')} variant="secondary" size="sm" href={paths.login} />,
    register: () => <Button {...button('register')} size="sm" href={paths.register} />,
    topUp: () => <Button {...button('topUp')} size="sm" href={paths.deposit} />,
    clock: () => <HeaderClock now={now} />,
  }
  const renderZone = (parts: readonly HeaderPart[]) =>
    visibleZoneParts(parts, { loggedIn: player !== null, loginFirst }).map((part) => <Fragment key={part}>{renderers[part]()}</Fragment>)
  return (
    <HeaderZones
      start={renderZone(zones.start)}
      center={renderZone(zones.center)}
      end={renderZone(zones.end)}
      fixedAfter={logoFixedAfter}
    />
  )
}
