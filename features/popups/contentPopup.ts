import type { PopupContent } from '../content/entities/popup.ts'

/** Closed popups that the cookie remembers: its value has at most 256 characters. */
const maxSeen = 10

/** Ids of the popups that were closed in this browser. */
export const parseSeenPopups = (cookie: string | null): readonly string[] => cookie?.split('.').filter(Boolean) ?? []

/** The cookie that remembers closed popups for a year; the oldest are forgotten. */
export const seenPopupsCookie = (seen: readonly string[]) =>
  ({ key: 'seenPopups', value: seen.slice(-maxSeen).join('.'), max_age: 31_536_000 }) as const

const pages = [
  ['home', /^\/$/],
  ['slots', /^\/spilleautomater(\/|$)/],
  ['live', /^\/live(?:-casino)?(\/|$)/],
  ['tables', /^\/bordspil(\/|$)/],
  ['jackpots', /^\/jackpots$/],
] as const satisfies readonly (readonly [PopupContent['category'], RegExp])[]

interface PopupSituation {
  popups: readonly PopupContent[]
  seen: readonly string[]
  path: string
  /** The player has never been logged in before. */
  firstSession: boolean
  /** The player has chosen a page of the site since it was loaded. */
  moved: boolean
}

/** The popups to show: the welcome in the first session, and the campaign of the page, never over a page that the player just chose; each once. */
export function duePopups({ popups, seen, path, firstSession, moved }: PopupSituation) {
  const pageCategory = pages.find(([, pattern]) => pattern.test(path))?.[0]
  const unseen = popups.filter(({ id }) => !seen.includes(id))
  return {
    welcome: (firstSession && unseen.find(({ category }) => category === 'welcome')) || null,
    campaign: (!moved && unseen.find(({ category }) => category === pageCategory)) || null,
  }
}
