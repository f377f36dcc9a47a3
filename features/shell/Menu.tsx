import { Button } from '@casino/design-system/components/Button'
import { Inline } from '@casino/design-system/components/Inline'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import { MenuDropdown } from '@casino/design-system/patterns/MenuDropdown'
import type { MenuItem } from '../config/entities/layout.ts'
import { useButtonProps } from '../config/useButtons.tsx'
import { useTranslations } from '../config/useTexts.tsx'
import { formatDateTime } from '../format/date.ts'
import { paths } from '../session/paths.ts'
import { BalanceLink } from './Balance.tsx'
import { MenuItemIcon } from './icons.tsx'
import { isCurrentPath, visibleMenu } from './model.ts'
import type { ShellPlayer } from './usePlayer.ts'
import { useScreenSize } from './useScreenSize.ts'
import { Greeting } from './Welcome.tsx'

export interface MainMenuProps {
  readonly menu: readonly MenuItem[]
  readonly path: string
  readonly player: ShellPlayer | null
  /** Controlled, because the bottom navigation of small screens opens the same menu. */
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly inBottomBar: boolean
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

function MenuPlayerHeader({ player }: { readonly player: ShellPlayer }) {
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
