import type { Layouts, MenuItem, ScreenSize } from '../config/entities/layout.ts'

/** Who looks at the menu. `size` null: not known yet, as on the server, and nothing is dropped for it. */
export interface Viewer {
  readonly loggedIn: boolean
  readonly size: ScreenSize | null
}

/** An entry that makes no sense to somebody who has an account. */
const guestEntries: readonly string[] = ['register']

type Entry = Pick<MenuItem, 'id' | 'authRequired' | 'showOnDevice'>
const shows = (entry: Entry, { loggedIn, size }: Viewer): boolean =>
  (loggedIn || !entry.authRequired) && !(loggedIn && guestEntries.includes(entry.id)) && !(size && entry.showOnDevice[size] === false)

/**
 * The menu as this viewer may see it: guests lose what requires login, everybody loses what is not for the device, and an
 * entry that only opened children goes with the last of them (specification, *Menu*). Also the fallback when the navigation call fails.
 */
export const visibleMenu = (menu: readonly MenuItem[], viewer: Viewer): MenuItem[] =>
  menu
    .filter((entry) => shows(entry, viewer))
    .map((entry) => ({ ...entry, child: entry.child.filter((child) => shows(child, viewer)) }))
    .filter(({ slug, child }) => slug || child.length > 0)

/** The entries of the horizontal bar, in the order of the layout. An id that the viewer's menu lacks is left out. */
export const barEntries = (menu: readonly MenuItem[], ids: readonly string[]): MenuItem[] =>
  ids.flatMap((id) => menu.find((entry) => entry.id === id && entry.slug) ?? [])

/** Whether a menu entry leads to where the player is: the page itself, or for a section any page below it. */
export function isCurrent(slug: string, path: string): boolean {
  if (!slug || slug.includes('?')) return false
  return slug === path || (slug !== '/' && path.startsWith(`${slug}/`))
}

type Zones = Layouts['header']['zones']
export type HeaderPart = Zones['start'][number]

const playerParts: readonly HeaderPart[] = ['welcome', 'credit', 'topUp']
const guestParts: readonly HeaderPart[] = ['login', 'register']

/** The parts of one header zone for this session; top-up, balance and welcome for players, login and register for guests. */
export function zoneParts(zone: readonly HeaderPart[], { loggedIn, loginFirst }: { loggedIn: boolean; loginFirst: boolean }): HeaderPart[] {
  const parts = zone.filter((part) => !(loggedIn ? guestParts : playerParts).includes(part))
  const login = parts.indexOf('login')
  const register = parts.indexOf('register')
  if (login < 0 || register < 0 || login < register === loginFirst) return parts
  return parts.map((part) => (part === 'login' ? 'register' : part === 'register' ? 'login' : part))
}

/** A server time (UTC ms) and the reading of the monotonic clock (ms) that belongs to it. */
export interface ClockAnchor {
  readonly serverMs: number
  readonly monotonicMs: number
}

/** Server time at a reading of the monotonic clock. The device's own clock has no part in it, so moving that changes nothing. */
export const serverTimeAt = ({ serverMs, monotonicMs }: ClockAnchor, reading: number): number =>
  serverMs + Math.max(0, Math.round(reading - monotonicMs))

/** Ms until the next full second of the server's clock. */
export const untilNextSecond = (serverMs: number): number => 1000 - (((serverMs % 1000) + 1000) % 1000)
