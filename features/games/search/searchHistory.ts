import { readTabStorage, writeTabStorage } from '../../session/tabStorage.ts'

/** Searches that are kept, latest first. */
const maxKept = 5
const storageKey = 'soegninger'

/**
 * The visitor's last searches in this tab, latest first. They end with the tab and with the session, so that they are not found on a shared
 * device.
 */
export function readSearches(): string[] {
  const stored = readTabStorage(storageKey)
  return Array.isArray(stored) ? stored.filter((entry): entry is string => typeof entry === 'string').slice(0, maxKept) : []
}

/** Keeps a search as the latest one. */
export function keepSearch(search: string): void {
  const kept = search.trim()
  if (kept) write([kept, ...readSearches().filter((entry) => entry.toLowerCase() !== kept.toLowerCase())].slice(0, maxKept))
}

export const clearSearches = (): void => write([])

const write = (searches: readonly string[]): void => writeTabStorage(storageKey, searches)
