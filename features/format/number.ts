/** Whole digits → in groups of three, as Danish writes them: `1250000` → `1.250.000`. */
const group = (digits: string): string => {
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end))
  return groups.join('.')
}

interface Decimals {
  /** Decimals that are always written; 0 by default. */
  min?: number
  /** Decimals that are written at most: the number is rounded to them. Three by default. */
  max?: number
}

/** A number as Danish writes it: `1250.5` → `1.250,5`. Written without `Intl`, so that server and browser write the same. */
export function formatNumber(value: number, { min = 0, max = Math.max(3, min) }: Decimals = {}): string {
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(max).split('.')
  let kept = decimals
  while (kept.length > min && kept.endsWith('0')) kept = kept.slice(0, -1)
  const isZero = /^0*$/.test(whole + kept)
  return `${value < 0 && !isZero ? '−' : ''}${group(whole)}${kept && `,${kept}`}`
}

/** `['dag', 'uge', 'måned']` → `dag, uge og måned`. */
export const formatList = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} og ${words.at(-1)}`
