const nbsp = '\u00a0'

/** Inserts non-breaking spaces into "100 kr.", "50 %", "24 timer", "pr. uge", "10 × 50", "kl. 10" and "70 22 28 25", in text and in HTML. */
export const insertNonBreakingSpaces = (text: string): string =>
  text
    .replace(/([\d}]) (?=%)/g, `$1${nbsp}`)
    .replace(/(\d) (?=kr\b)/g, `$1${nbsp}`)
    .replace(/([\d}]) (?=(?:timer|dage|minutter)\b)/g, `$1${nbsp}`)
    .replace(/([\d}]) × (?=[\d{])/g, `$1${nbsp}×${nbsp}`)
    .replace(/\b(pr\.) (?=[\p{L}{])/giu, `$1${nbsp}`)
    .replace(/\b(kl\.) (?=[\d{])/gi, `$1${nbsp}`)
    .replace(/\b\d\d(?: \d\d){3}\b/g, (number) => number.replaceAll(' ', nbsp))
