const hard = '\u00a0'

/** What an editor types as an ordinary space but nobody wants broken over two lines: "100 kr.", "kl. 10", "70 22 28 25". For text and for HTML. */
export const typeset = (text: string): string =>
  text
    .replace(/(\d) (?=kr\b)/g, `$1${hard}`)
    .replace(/\b(kl\.) (?=[\d{])/gi, `$1${hard}`)
    .replace(/\b\d\d(?: \d\d){3}\b/g, (number) => number.replaceAll(' ', hard))
