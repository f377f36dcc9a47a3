/** Text for comparison: lower case, `aa` as å, accents removed except from Danish letters, trimmed. */
export const folded = (text: string): string =>
  text
    .toLocaleLowerCase('da')
    .replaceAll('aa', 'å')
    .normalize('NFC')
    .replace(/[^ -~æøå]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .trim()

/**
 * Options whose label contains every word of the query. Labels starting with it come first, then labels with a word starting with it,
 * then the rest, each group in the given order. An empty query returns all options.
 */
export function matches<Option extends { readonly label: string }>(options: readonly Option[], text: string): Option[] {
  const asked = folded(text)
  if (!asked) return [...options]
  const words = asked.split(/\s+/)
  const begin: Option[] = []
  const inside: Option[] = []
  const rest: Option[] = []
  for (const option of options) {
    const label = folded(option.label)
    if (!words.every((word) => label.includes(word))) continue
    if (label.startsWith(asked)) begin.push(option)
    else if (label.split(/[\s-]+/).some((word) => word.startsWith(asked))) inside.push(option)
    else rest.push(option)
  }
  return [...begin, ...inside, ...rest]
}
