import { Button } from '@casino/design-system/components/Button'
import { Inline } from '@casino/design-system/components/Inline'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import { MenuDropdown } from '@casino/design-system/patterns/MenuDropdown'
import type { MenuItem } from '../content/entities/layout.ts'
import { paths } from '../content/paths.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDateTime } from '../format/date.ts'
import { BalanceLink } from './BalanceLink.tsx'
import { Greeting } from './Greeting.tsx'
import { MenuItemIcon } from './MenuItemIcon.tsx'
import { isCurrentPath, visibleMenu } from './model.ts'
import { useScreenSize } from './useScreenSize.ts'
import type { ShellPlayer } from './useShellPlayer.ts'

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
    href: slug || undefined,
    newTab: target === '_blank',
    icon: <MenuItemIcon name={icon} />,
    current: child.length === 0 && isCurrentPath(slug, path),
    children: child.map((entry) => ({
      label: t(entry.text),
      href: entry.slug,
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
  const button = useButtonProps()
  const { profile } = player
  return (
    <Stack gap={2}>
      <Greeting player={player} />
      {profile && (
        <Text size={14} tone="muted">
          {profile.lastLogin === null ? t('shell.first_login') : t('shell.last_login', { time: formatDateTime(profile.lastLogin) })}
        </Text>
      )}
      <Inline gap={4} justify="between">
        <BalanceLink player={player} />
        <Button {...button('topUp')} size="sm" href={paths.deposit} />
      </Inline>
    </Stack>
  )
}
