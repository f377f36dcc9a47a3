/** Searches that are kept, latest first. */
const maxKept = 5
const storageKey = 'soegninger'

/** The visitor's last searches in this tab, latest first. They end with the tab: on a shared device nobody finds them. */
export function readSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((entry): entry is string => typeof entry === 'string').slice(0, maxKept) : []
  } catch {
    return [] // blocked storage, or not ours: a search works without its history
  }
}

/** Keeps a search as the latest one. */
export function keepSearch(search: string): void {
  const kept = search.trim()
  if (kept)
    write([kept, ...readSearches().filter((entry) => entry.toLocaleLowerCase('da') !== kept.toLocaleLowerCase('da'))].slice(0, maxKept))
}

export const clearSearches = (): void => write([])

function write(searches: readonly string[]): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(searches))
  } catch {
    // blocked storage: a search works without its history
  }
}
