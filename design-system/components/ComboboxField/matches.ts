/** Small letters, å for aa, and no accents but those that are letters of Danish. */
export const folded = (text: string): string =>
  text
    .toLocaleLowerCase('da')
    .replaceAll('aa', 'å')
    .normalize('NFC')
    .replace(/[^ -~æøå]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .trim()

/**
 * The options that hold every word typed, best first: those that begin with the text, then those with a word that does, then the rest; within each in
 * the order given. Without text all of them.
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
