/** Shortest text that is a reason rather than a word. */
const shortest = 15
const reason = new RegExp(`^visual: \\{ skip: (['"\`])(?!\\s)[^'"\`]{${shortest},}\\1`)

/** The places of a story file that leave its pictures out without saying why. */
export const withoutReason = (source: string): string[] =>
  [...source.matchAll(/\bvisual: .*/g)].map(([place]) => place).filter((place) => !reason.test(place))
