/** A part of an address without its percent escapes, or null when an escape is not valid: `50%`, `%E0%A4%A`. */
export function decodeAddressPart(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

/** Letters, digits and signs that mean the same with and without an escape (RFC 3986, 6.2.2.2): `/log%2Dind` is `/log-ind`. */
const unreserved = /^[A-Za-z0-9._~-]$/

/** The path without the escapes that change nothing. All other escapes stay: `%2F` is no separator. */
export const unescapeUnreserved = (path: string): string =>
  path.replace(/%[0-7][0-9A-Fa-f]/g, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
    return unreserved.test(character) ? character : encoded
  })
