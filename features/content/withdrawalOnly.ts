import { paths } from '../navigation/paths.ts'
import type { Layouts, MenuItem } from './entities/layout.ts'

/** The account's pages of a session for withdrawing only: the balance is withdrawn, the histories are read. */
export const withdrawalOnlyPages: readonly string[] = [paths.withdraw, paths.transactions]

/** Pages that are not the CMS's own and open in every session: help, and what a browser or a closed account is told. */
const openPages: readonly string[] = [paths.contact, paths.unsupported, paths.accountClosed]

/** Whether a path opens in a session for withdrawing only. `isContent`: it is a page of the CMS, such as the terms. */
export const isOpenForWithdrawing = (path: string, isContent: boolean): boolean =>
  isContent || withdrawalOnlyPages.includes(path) || openPages.includes(path)

/** The menu of a session for withdrawing only: what leads to a page that opens, and logging out. No games, no campaigns. */
export function menuForWithdrawing(menu: readonly MenuItem[]): MenuItem[] {
  const opens = (slug: string) => slug === paths.logout || isOpenForWithdrawing(slug, slug.startsWith('/contents/'))
  return menu.flatMap((item) => {
    const child = item.child.filter(({ slug }) => opens(slug))
    return child.length > 0 || opens(item.slug) ? [{ ...item, child }] : []
  })
}

/** The layouts of a session for withdrawing only: the header without search and top-up, the bottom menu with the account's two pages. */
export function layoutsForWithdrawing(layouts: Omit<Layouts, 'forms'>): Omit<Layouts, 'forms'> {
  const { zones } = layouts.header
  type Part = (typeof zones)['start'][number]
  const allowed = (parts: readonly Part[]) => parts.filter((part) => part !== 'search' && part !== 'topUp')
  const [example] = layouts.bottomMenu
  const toItem = (id: 'withdraw' | 'transactions', icon: MenuItem['icon']) =>
    example && { ...example, id, text: `menu.${id}` as const, slug: paths[id], icon, authRequired: true }
  const account = [toItem('withdraw', 'wallet'), toItem('transactions', 'document')].filter((item) => item !== undefined)
  return {
    ...layouts,
    menuBar: [],
    header: { ...layouts.header, zones: { start: allowed(zones.start), center: allowed(zones.center), end: allowed(zones.end) } },
    // the item without an address opens the menu
    bottomMenu: [...account, ...layouts.bottomMenu.filter(({ slug }) => slug === '')],
  }
}
