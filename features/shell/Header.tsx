import { Button } from '@casino/design-system/components/Button'
import { Logo } from '@casino/design-system/components/Logo'
import { Show } from '@casino/design-system/components/Show'
import { HeaderZones } from '@casino/design-system/patterns/HeaderZones'
import { MenuBar } from '@casino/design-system/patterns/MenuBar'
import { Fragment, type ReactNode } from 'react'
import type { Layouts, MenuItem } from '../config/entities/layout.ts'
import type { SiteInfo } from '../config/site.ts'
import { useButtons } from '../config/useButtons.tsx'
import { useTexts } from '../config/useTexts.tsx'
import { paths } from '../session/paths.ts'
import { Balance } from './Balance.tsx'
import { HeaderClock } from './Clock.tsx'
import { Menu, type MenuProps } from './Menu.tsx'
import { barEntries, type HeaderPart, isCurrent, zoneParts } from './model.ts'
import type { ShellPlayer } from './usePlayer.ts'
import { Welcome } from './Welcome.tsx'

export interface HeaderProps {
  readonly site: Pick<SiteInfo, 'name' | 'logo' | 'topLogo'>
  readonly layouts: Pick<Layouts, 'header' | 'menuBar'>
  readonly menu: readonly MenuItem[]
  readonly path: string
  readonly player: ShellPlayer | null
  /** Server time at rendering, UTC ms. */
  readonly now: number
  readonly menuControl: Pick<MenuProps, 'open' | 'onOpenChange' | 'inBottomBar'>
}

/** Header laid out by configuration: each zone renders its configured parts that apply to this session. */
export function Header({ site, layouts, menu, path, player, now, menuControl }: HeaderProps) {
  const t = useTexts()
  const { zones, loginFirst, logoFixedAfter, menuBarSplit } = layouts.header
  const button = useButtons()
  const render: Readonly<Record<HeaderPart, () => ReactNode>> = {
    dropdown: () => <Menu menu={menu} path={path} player={player} {...menuControl} />,
    logo: () => <Logo name={site.name} href={paths.home} pictures={site.logo} />,
    topLogo: () => <Logo name={site.name} href={paths.home} kind="top" pictures={site.topLogo} />,
    menuBar: () => (
      <MenuBar
        label={t('menu.label')}
        logo={menuBarSplit === null ? undefined : render.logo()}
        split={menuBarSplit ?? undefined}
        items={barEntries(menu, layouts.menuBar).map(({ text, slug }) => ({ href: slug, label: t(text), current: isCurrent(slug, path) }))}
      />
    ),
    welcome: () =>
      player && (
        <Show from="xl">
          <Welcome player={player} />
        </Show>
      ),
    credit: () => player && <Balance player={player} />,
    login: () => <Button {...button('login')} variant="secondary" size="sm" href={paths.login} />,
    register: () => <Button {...button('register')} size="sm" href={paths.register} />,
    topUp: () => <Button {...button('topUp')} size="sm" href={paths.deposit} />,
    clock: () => <HeaderClock now={now} />,
  }
  const zone = (parts: readonly HeaderPart[]) =>
    zoneParts(parts, { loggedIn: player !== null, loginFirst }).map((part) => <Fragment key={part}>{render[part]()}</Fragment>)
  return <HeaderZones start={zone(zones.start)} center={zone(zones.center)} end={zone(zones.end)} fixedAfter={logoFixedAfter} />
}
