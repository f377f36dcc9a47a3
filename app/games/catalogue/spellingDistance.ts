/**
 * Typos between a term and the nearest beginning of a word: missing, added, wrong and swapped letters (optimal string alignment), so that a
 * word half typed is not a typo. `inside`: the nearest part anywhere in the word, as in the compounds of Danish. Infinity above `max`.
 */
export function spellingDistance(term: string, word: string, max: number, inside = false): number {
  if (max === 0 || term.length > word.length + max) return word.startsWith(term) ? 0 : Infinity
  // a longer beginning of the word costs more than `max` added letters
  const width = inside ? word.length : Math.min(word.length, term.length + max)
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: width + 1 }, (_, column) => (inside ? 0 : column))
  for (let row = 1; row <= term.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= width; column += 1) {
      const replaced = (last[column - 1] ?? 0) + (term[row - 1] === word[column - 1] ? 0 : 1)
      const isSwap = row > 1 && column > 1 && term[row - 1] === word[column - 2] && term[row - 2] === word[column - 1]
      const swapped = isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity
      current.push(Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced, swapped))
    }
    if (Math.min(...current) > max) return Infinity
    beforeLast = last
    last = current
  }
  const distance = Math.min(...last)
  return distance <= max ? distance : Infinity
}
