/** Number of pages, at least 1. */
export const pageCount = (items: number, perPage: number): number => Math.max(1, Math.ceil(items / perPage))

/** One slot of the row: a page number, a gap for omitted numbers, or a blank that keeps the row's width. */
export type PageSlot = number | 'gap' | 'blank'

/**
 * The row of page numbers: first, last, current and its neighbours, at most `maxVisible` (3 or more). `gap` marks omitted numbers. Every
 * page has the same number of slots, so that no control moves under the pointer; a `blank` fills the place of a missing gap.
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
