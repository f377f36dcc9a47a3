/**
 * A number pasted, typed or autofilled with its country code (`+45 20 12 34 56`, `0045…`), in parts. Without a code of the list, or with the code
 * alone still being typed, it is left as it is.
 * @param codes country codes without sign: `45`
 */
export function dialled(text: string, codes: readonly string[]): { code: string; rest: string } | null {
  const [, figures] = /^\s*(?:\+|00)([\s\d().-]+)$/.exec(text) ?? []
  const digits = figures?.replace(/\D/g, '')
  const code = codes.find((candidate) => digits?.startsWith(candidate))
  return digits && code ? { code, rest: digits.slice(code.length) } : null
}
