import { addressPolicy } from './addressPolicy.ts'

/** A path on this site, with its query and fragment. */
export type SitePath = `/${string}`
/** An address that may stand in a link: on this site, on an allowed site, or of a person. */
export type SiteLink = SitePath | `https://${string}` | `mailto:${string}` | `tel:${string}`
/** A path on the image proxy, without a query. */
export type ImagePath = `/img/${string}`
/** A path of a film of the site, or of its captions. */
export type FilmPath = `/film/${string}`

/**
 * Characters of an address, with the parameters that advertisers add to a link. A cookie keeps it through a login; escaped, it has to fit into
 * the 4,096 bytes of a cookie.
 */
export const maxAddressLength = 1200
const siteOrigin = 'https://site.invalid'
/** A browser strips some of these from an address, and parses a backslash as a slash: what is shown would not be what is opened. */
const forbiddenCharacters = /[\\\s\p{C}]/u
const emailAddress = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/
const phoneNumber = /^\+?[\d-]{3,20}$/

function parse(text: string, base?: string): URL | null {
  if (text.length > maxAddressLength || forbiddenCharacters.test(text)) return null
  try {
    return new URL(text, base) // `URL.canParse` is missing in Safari 16
  } catch {
    return null
  }
}

/** The path if a browser resolves it to this site, or null when it leads elsewhere. */
export function parseSitePath(text: string): SitePath | null {
  const url = text.startsWith('/') ? parse(text, siteOrigin) : null
  // resolving dot segments can leave two slashes, which name another host: `/.//evil.example`
  if (!url || url.origin !== siteOrigin || url.username || url.pathname.startsWith('//')) return null
  return `/${text.slice(1)}`
}

/** `+45 70 22 28 25`: editors write the spaces that readers see. */
function parsePhoneLink(text: string): SiteLink | null {
  const number = text.replaceAll(/ |%20/g, '')
  return phoneNumber.test(number) ? `tel:${number}` : null
}

/** To one address, or without one to whom the reader chooses; with a subject and a text, and no other field: a copy would go to others. */
function parseMailLink({ pathname, searchParams, hash }: URL): SiteLink | null {
  const fields = [...searchParams]
  const names = fields.map(([name]) => name)
  if (hash || names.some((name, index) => !['subject', 'body'].includes(name) || names.indexOf(name) !== index)) return null
  if (pathname === '' ? !names.includes('subject') : !emailAddress.test(pathname)) return null
  const query = fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return `mailto:${pathname}${query && `?${query}`}`
}

/** The address of a link, or null: a path on this site, https to an allowed host, an e-mail address or a telephone number. */
export function parseLink(text: string): SiteLink | null {
  const path = parseSitePath(text)
  if (path) return path
  if (/^tel:/i.test(text)) return parsePhoneLink(text.slice('tel:'.length))
  const url = parse(text)
  if (!url) return null
  if (url.protocol === 'mailto:') return parseMailLink(url)
  if (!text.toLowerCase().startsWith('https://') || url.protocol !== 'https:' || url.username || url.password || url.port) return null
  return addressPolicy().isAllowedHost(url.hostname) ? `https://${url.href.slice('https://'.length)}` : null
}

/** Images that the proxy serves: artwork, which has no extension, and raster files. The proxy and the schemas share this rule. */
const imageName = /^(?:games|campaign|brand|wallpaper|banner|popup|news)\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:png|jpe?g|webp|avif))?$/
const maxImageName = 120

/** Whether the image proxy serves `/img/{name}`. */
export const isImageName = (name: string): boolean => name.length <= maxImageName && imageName.test(name)

/**
 * A path on the image proxy, or null. An address of the CMS's own image store is rewritten (specification, *Own server*:
 * `https://cms.example/art/banner/jul.jpg` → `/img/banner/jul.jpg`); the proxy fetches it from the back end, never from the address.
 */
export const parseImagePath = (text: string): ImagePath | null => {
  const base = ['/img/', ...addressPolicy().imageBases].find((each) => text.startsWith(each)) ?? text
  const name = text.slice(base.length).replace(base === '/img/' ? '' : /\.svg$/, '')
  return isImageName(name) ? `/img/${name}` : null
}

const filmPath = /^\/film\/[a-z0-9]+(?:-[a-z0-9]+)*\.(?:webm|mp4|vtt)$/

/** Path of a film of the site or its captions, or null. Films are files of the site: the server would have to stream other addresses. */
export const parseFilmPath = (text: string): FilmPath | null =>
  text.length <= maxAddressLength && filmPath.test(text) ? `/film/${text.slice('/film/'.length)}` : null
