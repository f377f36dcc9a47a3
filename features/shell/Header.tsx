import { Button } from '@casino/design-system/components/Button'
import { Logo } from '@casino/design-system/components/Logo'
import { Show } from '@casino/design-system/components/Show'
import { HeaderZones } from '@casino/design-system/patterns/HeaderZones'
import { MenuBar } from '@casino/design-system/patterns/MenuBar'
import { Fragment, type ReactNode } from 'react'
import type { Layouts, MenuItem } from '../config/entities/layout.ts'
import type { SiteInfo } from '../config/site.ts'
import { useButtonProps } from '../config/useButtons.tsx'
import { useTranslations } from '../config/useTexts.tsx'
import { paths } from '../session/paths.ts'
import { BalanceLink } from './Balance.tsx'
import { HeaderClock } from './Clock.tsx'
import { MainMenu, type MainMenuProps } from './Menu.tsx'
import { type HeaderPart, isCurrentPath, menuBarItems, visibleZoneParts } from './model.ts'
import type { ShellPlayer } from './usePlayer.ts'
import { Greeting } from './Welcome.tsx'

export interface HeaderProps {
  readonly site: Pick<SiteInfo, 'name' | 'logo' | 'topLogo'>
  readonly layouts: Pick<Layouts, 'header' | 'menuBar'>
  readonly menu: readonly MenuItem[]
  readonly path: string
  readonly player: ShellPlayer | null
  /** Server time at rendering, UTC ms. */
  readonly now: number
  readonly menuControl: Pick<MainMenuProps, 'open' | 'onOpenChange' | 'inBottomBar'>
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
