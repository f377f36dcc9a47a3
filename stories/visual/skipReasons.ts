/** Minimum length of a reason, characters. */
const minReasonLength = 15
const reasonPattern = new RegExp(`^visual: \\{ skip: (['"\`])(?!\\s)[^'"\`]{${minReasonLength},}\\1`)

/** The `visual:` parameters in a story file's source that skip without a reason. */
export const skipsWithoutReason = (source: string): string[] =>
  [...source.matchAll(/\bvisual: .*/g)].map(([place]) => place).filter((place) => !reasonPattern.test(place))
