/** The greatest length of an address in mail (RFC 5321). */
export const maxEmailLength = 254

/** HTML's rule for `<input type=email>`, with a domain of at least two parts. */
const name = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/
const domain = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** The domain in the letters of the DNS: `bådhuset.dk` → `xn--bdhuset-exa.dk`; null for a text that is no domain. */
function asciiDomain(text: string): string | null {
  if (!/^[\p{L}\p{N}.-]+$/u.test(text)) return null // no port, path or other part of an address
  try {
    return new URL(`https://${text}`).hostname // `URL.canParse` is missing in Safari 16
  } catch {
    return null
  }
}

/** The e-mail address that a text is, without spaces around it and with its domain in the letters of the DNS; null for any other text. */
export function parseEmail(text: string): string | null {
  const [, before = '', after = ''] = /^([^@]+)@([^@]+)$/.exec(text.trim()) ?? []
  const host = asciiDomain(after)
  if (!host || !domain.test(host) || !name.test(before)) return null
  const address = `${before}@${host}`
  return address.length <= maxEmailLength ? address : null
}
