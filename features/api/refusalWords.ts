import type { ErrorCode } from './errors.ts'

/** Lines of an error catalogue: a refusal whose message has all the words has the code. The first line that fits counts. */
export type RefusalWords = readonly (readonly [words: readonly string[], ErrorCode])[]

/** The code of a refusal that has none, by the whole words of its message: "blocked" is not "locked". */
export function codeByWords(lines: RefusalWords, message: string): ErrorCode | undefined {
  const said = new Set(message.toLowerCase().match(/[a-z]+/g))
  return lines.find(([words]) => words.every((word) => said.has(word)))?.[1]
}
