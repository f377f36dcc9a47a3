import { BackgroundLogo, Button, HeaderScrollState, HeaderZones, IconButton, ImageLogo, MenuBar, Show } from '@casino/design-system'
import { SearchIcon } from '@casino/design-system/icons/Search'
import { Fragment, type ReactNode } from 'react'
import type { Layouts, MenuItem } from '../content/entities/layout.ts'
import type { SiteInfo } from '../content/siteSettings.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { menuHref, paths } from '../navigation/paths.ts'
import { isPaused } from '../session/usePaused.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { BalancePill } from './BalancePill.tsx'
import { HeaderClock } from './clocks.tsx'
import { MainMenu, type MainMenuProps } from './MainMenu.tsx'
import { type HeaderPart, hiddenSizes, isCurrentPath, menuBarItems, visibleZoneParts } from './model.ts'
import type { ShellPlayer } from './useShellPlayer.ts'
import { Welcome } from './Welcome.tsx'

export interface HeaderProps {
  site: Pick<SiteInfo, 'name' | 'logo' | 'topLogo' | 'backgroundLogo'>
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
    logo: () => <ImageLogo name={site.name} href={paths.home} images={site.logo} />,
    topLogo: () => <ImageLogo name={site.name} href={paths.home} kind="top" images={site.topLogo} />,
    menuBar: () => (
      <MenuBar
        label={t('menu.label')}
        items={menuBarItems(menu, layouts.menuBar).map((item) => ({
          href: menuHref(item.slug, path),
          label: t(item.text),
          current: isCurrentPath(item.slug, path),
          newTab: item.target === '_blank',
          hiddenAt: hiddenSizes(item),
        }))}
        logo={menuBarSplit === null ? undefined : renderers.logo()}
        itemsBeforeLogo={menuBarSplit ?? undefined}
      />
    ),
    welcome: () =>
      player && (
        <Show from="xxl">
          <Welcome player={player} />
        </Show>
      ),
    credit: () => player && <BalancePill player={player} />,
    search: () => (
      <Show from="md" orShort>
        <IconButton label={t('menu.search')} icon={<SearchIcon size={24} />} href={paths.search} />
      </Show>
    ),
    // on phones the bottom bar leads to the account
    account: () => (
      <Show from="md">
        <AccountMenu menu={menu} />
      </Show>
    ),
    login: () => <Button {...button('login')} variant="secondary" size="sm" href={paths.login} />,
    register: () => <Button {...button('register')} size="sm" href={paths.register} />,
    topUp: () => <Button {...button('topUp')} size="sm" href={paths.deposit} />,
    clock: () => <HeaderClock now={now} />,
  }
  const renderZone = (parts: readonly HeaderPart[]) => {
    const visible = visibleZoneParts(parts, { loggedIn: player !== null, paused: isPaused(player?.profile), loginFirst })
    return visible.map((part, index) => {
      if (part === 'topUp' && visible[index - 1] === 'credit') return null // in the capsule of the balance
      const capsule = part === 'credit' && visible[index + 1] === 'topUp' && player
      return <Fragment key={part}>{capsule ? <BalancePill player={player} topUp={renderers.topUp()} /> : renderers[part]()}</Fragment>
    })
  }
  return (
    <>
      <HeaderZones
        backdrop={<BackgroundLogo images={site.backgroundLogo} />}
        start={renderZone(zones.start)}
        center={renderZone(zones.center)}
        end={renderZone(zones.end)}
      />
      {logoFixedAfter !== null && <HeaderScrollState after={logoFixedAfter} />}
    </>
  )
}
