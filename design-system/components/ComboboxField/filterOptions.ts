/** Text for comparison: lower case, `aa` as å, accents removed except from Danish letters, trimmed. */
export const normalizeForSearch = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('aa', 'å')
    .normalize('NFC')
    .replace(/[^ -~æøå]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .trim()

/**
 * Options whose label contains every word of the query. Labels starting with it come first, then labels with a word starting with it,
 * then the rest, each group in the given order. An empty query returns all options.
 */
export function filterOptions<Option extends { label: string }>(options: readonly Option[], text: string): Option[] {
  const query = normalizeForSearch(text)
  if (!query) return [...options]
  const words = query.split(/\s+/)
  const labelMatches: Option[] = []
  const wordMatches: Option[] = []
  const otherMatches: Option[] = []
  for (const option of options) {
    const label = normalizeForSearch(option.label)
    if (!words.every((word) => label.includes(word))) continue
    if (label.startsWith(query)) labelMatches.push(option)
    else if (label.split(/[\s-]+/).some((word) => word.startsWith(query))) wordMatches.push(option)
    else otherMatches.push(option)
  }
  return [...labelMatches, ...wordMatches, ...otherMatches]
}
