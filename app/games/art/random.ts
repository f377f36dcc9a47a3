/** Returns numbers in [0, 1). */
export type RandomSource = () => number

/** Deterministic random numbers from a seed (mulberry32 over a string hash), so that artwork never changes. */
export function seededRandom(seed: string): RandomSource {
  let state = 2166136261
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A random element. Throws RangeError on an empty list. */
export function pickRandom<T>(list: readonly [T, ...T[]] | readonly T[], random: RandomSource): T {
  const value = list[Math.floor(random() * list.length)]
  if (value === undefined) throw new RangeError('pick from an empty list')
  return value
}

/** A random number in [low, high). */
export const randomBetween = (random: RandomSource, low: number, high: number): number => low + random() * (high - low)
