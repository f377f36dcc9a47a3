import { Inline, Link, MenuDropdown, Stack, Text } from '@casino/design-system'
import type { MenuItem } from '../content/entities/layout.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatKr } from '../format/money.ts'
import { menuHref, paths } from '../navigation/paths.ts'
import { MenuItemIcon } from './MenuItemIcon.tsx'
import { MoneyButtons } from './MoneyButtons.tsx'
import { isCurrentPath, visibleMenu } from './model.ts'
import { useScreenSize } from './useScreenSize.ts'
import type { ShellPlayer } from './useShellPlayer.ts'
import { Welcome } from './Welcome.tsx'

export interface MainMenuProps {
  menu: readonly MenuItem[]
  path: string
  player: ShellPlayer | null
  /** Controlled, because the bottom navigation of small screens opens the same menu. */
  open: boolean
  onOpenChange: (open: boolean) => void
  inBottomBar: boolean
}

/** The vertical menu. For a player its header shows a greeting, the previous login and the balance. */
export function MainMenu({ menu, path, player, ...control }: MainMenuProps) {
  const t = useTranslations()
  const size = useScreenSize()
  const items = visibleMenu(menu, { loggedIn: player !== null, size }).map(({ text, slug, target, icon, child }) => ({
    label: t(text),
    href: menuHref(slug, path) || undefined,
    newTab: target === '_blank',
    icon: <MenuItemIcon name={icon} />,
    current: child.length === 0 && isCurrentPath(slug, path),
    children: child.map((entry) => ({
      label: t(entry.text),
      href: menuHref(entry.slug, path),
      current: entry.slug === path,
      newTab: entry.target === '_blank',
    })),
  }))
  return (
    <MenuDropdown
      label={t('menu.toggle')}
      title={t('menu.label')}
      closeLabel={t('menu.close')}
      items={items}
      header={player && <MenuPlayerHeader player={player} />}
      routeKey={path}
      {...control}
    />
  )
}

interface MenuPlayerHeaderProps {
  player: ShellPlayer
}

function MenuPlayerHeader({ player }: MenuPlayerHeaderProps) {
  const t = useTranslations()
  const amount = player.summary && formatKr(player.summary.TotalBalance)
  return (
    <Stack gap={3}>
      <Welcome player={player} />
      <Inline gap={3} justify="between">
        <Link standalone href={paths.overview} tone="quiet" aria-label={amount ? t('shell.balance_link', { amount }) : undefined}>
          <Text as="strong" weight="semibold" tabular>
            {amount ?? t('shell.balance_unknown')}
          </Text>
        </Link>
        <MoneyButtons player={player} />
      </Inline>
    </Stack>
  )
}
