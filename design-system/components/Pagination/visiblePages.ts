/** Number of pages, at least 1. */
export const pageCount = (items: number, perPage: number): number => Math.max(1, Math.ceil(items / perPage))

/** What stands in one place of the row: a page number, the mark of omitted numbers, or nothing where another page has that mark. */
export type PageSlot = number | 'gap' | 'blank'

/**
 * The row of page numbers: first, last, the current page and its neighbours, at most `maxVisible` (3 or more). `gap` marks omitted numbers.
 * The row of every page has as many numbers and as many slots, so that no control beside it moves under the pointer: near an end, where
 * one gap is enough, a `blank` outside the numbers takes the place of the other.
 */
export function visiblePages(current: number, count: number, maxVisible: number): PageSlot[] {
  if (count <= maxVisible) return Array.from({ length: count }, (_, index) => index + 1)
  const inner = maxVisible - 2
  const start = Math.min(Math.max(2, current - Math.floor(inner / 2)), count - inner)
  const middle = Array.from({ length: inner }, (_, index) => start + index)
  const first: PageSlot[] = start > 2 ? [1, 'gap'] : ['blank', 1]
  const last: PageSlot[] = start + inner < count ? ['gap', count] : [count, 'blank']
  return [...first, ...middle, ...last]
}
