/** Number of pages, at least 1. */
export const pageCount = (items: number, perPage: number): number => Math.max(1, Math.ceil(items / perPage))

/**
 * Page numbers to render: first, last, the current page and its neighbours, at most `maxVisible` (3 or more). `gap` marks omitted numbers.
 * The count of numbers is the same for every page, so that no control moves under the pointer.
 */
export function visiblePages(current: number, count: number, maxVisible: number): (number | 'gap')[] {
  if (count <= maxVisible) return Array.from({ length: count }, (_, index) => index + 1)
  const inner = maxVisible - 2
  const start = Math.min(Math.max(2, current - Math.floor(inner / 2)), count - inner)
  const middle = Array.from({ length: inner }, (_, index) => start + index)
  return [1, ...(start > 2 ? (['gap'] as const) : []), ...middle, ...(start + inner < count ? (['gap'] as const) : []), count]
}
