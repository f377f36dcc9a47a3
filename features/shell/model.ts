import { type Breakpoint, breakpointNames } from '@casino/tokens/breakpoints'
import type { Layouts, MenuItem } from '../content/entities/layout.ts'

/** Visitor of the menu. `size` null: unknown, as on the server; no item is hidden by size. */
export interface MenuViewer {
  loggedIn: boolean
  size: Breakpoint | null
}

/** Ids of items that only guests see. */
const guestOnlyIds: readonly string[] = ['register']

type MenuEntry = Pick<MenuItem, 'id' | 'authRequired' | 'showOnDevice'>
const isVisible = (entry: MenuEntry, { loggedIn, size }: MenuViewer): boolean =>
  (loggedIn || !entry.authRequired) && !(loggedIn && guestOnlyIds.includes(entry.id)) && !(size && entry.showOnDevice[size] === false)

/**
 * The menu items visible to this viewer: hides items that require login from guests, items that are not for the screen size, and
 * groups without visible children (specification, *Menu*). Also the fallback when the navigation call fails.
 */
export const visibleMenu = (menu: readonly MenuItem[], viewer: MenuViewer): MenuItem[] =>
  menu
    .filter((entry) => isVisible(entry, viewer))
    .map((entry) => ({ ...entry, child: entry.child.filter((child) => isVisible(child, viewer)) }))
    .filter(({ slug, child }) => slug || child.length > 0)

/** Screen sizes that do not show an item. For what the server renders for every screen; `visibleMenu` filters by the current size. */
export const hiddenSizes = ({ showOnDevice }: Pick<MenuEntry, 'showOnDevice'>): Breakpoint[] =>
  breakpointNames.filter((size) => showOnDevice[size] === false)

/** Entries of the menu bar (specification, *Menu*). */
const maxMenuBarItems = 8

/** Items of the horizontal menu bar, in layout order; the first eight of the menu where none are configured. Ids missing from the menu are skipped. */
export const menuBarItems = (menu: readonly MenuItem[], ids: readonly string[]): MenuItem[] =>
  (ids.length > 0 ? ids : menu.slice(0, maxMenuBarItems).map(({ id }) => id)).flatMap(
    (id) => menu.find((entry) => entry.id === id && entry.slug) ?? [],
  )

/** Whether a path is one of the account's pages. */
export const isAccountPath = (path: string): boolean => path.startsWith('/min-konto/')

/** Whether a menu item links to the current page or to a section that contains it. */
export function isCurrentPath(slug: string, path: string): boolean {
  const [page = ''] = slug.split('#')
  if (!page || page.includes('?')) return false
  return page === path || (page !== '/' && path.startsWith(`${page}/`))
}

/** The tab of the bottom bar that leads to the current page or its section; undefined for none. The account's pages are the section of the tab that leads to one of them. */
export const currentTab = (slugs: readonly string[], path: string): string | undefined =>
  slugs.find((slug) => isCurrentPath(slug, path)) ?? (isAccountPath(path) ? slugs.find(isAccountPath) : undefined)

type Zones = Layouts['header']['zones']
export type HeaderPart = Zones['start'][number]

const playerOnlyParts: readonly HeaderPart[] = ['welcome', 'credit', 'topUp', 'account']
const guestOnlyParts: readonly HeaderPart[] = ['login', 'register']

/** The parts of one header zone for this session: some are for players, login and register for guests; a paused player has no top-up. */
export function visibleZoneParts(
  zone: readonly HeaderPart[],
  { loggedIn, paused, loginFirst }: { loggedIn: boolean; paused: boolean; loginFirst: boolean },
): HeaderPart[] {
  const parts = zone.filter((part) => !(loggedIn ? guestOnlyParts : playerOnlyParts).includes(part) && !(paused && part === 'topUp'))
  const login = parts.indexOf('login')
  const register = parts.indexOf('register')
  if (login < 0 || register < 0 || login < register === loginFirst) return parts
  return parts.map((part) => (part === 'login' ? 'register' : part === 'register' ? 'login' : part))
}

/** A server time (UTC ms) and the monotonic clock's reading (ms) at that time. */
export interface ClockAnchor {
  serverMs: number
  monotonicMs: number
}

/** Server time (UTC ms) at a reading of the monotonic clock. Independent of the device's wall clock, which the player may change. */
export const serverTimeAt = ({ serverMs, monotonicMs }: ClockAnchor, reading: number): number =>
  serverMs + Math.max(0, Math.round(reading - monotonicMs))

/** Milliseconds until the next full second of the server time. */
export const msUntilNextSecond = (serverMs: number): number => 1000 - (((serverMs % 1000) + 1000) % 1000)
