import { IconButton, Menu, type MenuEntry } from '@casino/design-system'
import { UserIcon } from '@casino/design-system/icons/User'
import { accountEntries } from '../content/accountEntries.ts'
import type { MenuItem } from '../content/entities/layout.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { paths } from '../navigation/paths.ts'
import { MenuItemIcon } from './MenuItemIcon.tsx'

interface AccountMenuProps {
  menu: readonly MenuItem[]
}

/** The player's pages and logging out, as the menu of the CMS lists them. Without scripts it leads to the overview. */
export function AccountMenu({ menu }: AccountMenuProps) {
  const t = useTranslations()
  const items = accountEntries(menu).flatMap<MenuEntry>(({ text, slug, icon }) => {
    const entry = { label: t(text), href: slug, icon: <MenuItemIcon name={icon} size={20} /> }
    return slug === paths.logout ? [{ divider: true as const }, entry] : [entry]
  })
  const label = t('menu.my_account')
  return (
    <Menu
      label={label}
      items={items}
      align="end"
      trigger={(opener) => <IconButton {...opener} label={label} icon={<UserIcon size={24} />} href={paths.overview} />}
    />
  )
}
