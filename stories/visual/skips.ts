/** Minimum length of a reason, characters. */
const shortest = 15
const reason = new RegExp(`^visual: \\{ skip: (['"\`])(?!\\s)[^'"\`]{${shortest},}\\1`)

/** The `visual:` parameters in a story file's source that skip without a reason. */
export const withoutReason = (source: string): string[] =>
  [...source.matchAll(/\bvisual: .*/g)].map(([place]) => place).filter((place) => !reason.test(place))
