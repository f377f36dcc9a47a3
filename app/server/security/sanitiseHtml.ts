import { parseImagePath, parseLink } from '@casino/features/content/address'
import { addressPolicy } from '@casino/features/content/addressPolicy'
import sanitizeHtml from 'sanitize-html'

const sanitiseOptions: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'em',
    'b',
    'i',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'a',
    'blockquote',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'hr',
    'small',
    'img',
    'figure',
    'figcaption',
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], img: ['src', 'alt', 'width', 'height', 'loading'], th: ['scope'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // images only from the image proxy of the site
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src,
  transformTags: {
    img: (tagName, { src, ...attributes }) => {
      const path = proxiedImage(src ?? '')
      if (path === null) addressPolicy().onInvalid('image in HTML: not an address of the image store')
      return { tagName, attribs: { ...attributes, ...(path !== null && { src: path }) } }
    },
    a: (tagName, { href, target, rel, ...attributes }) => {
      const link = href === undefined ? null : parseLink(href)
      if (href !== undefined && link === null) addressPolicy().onInvalid('link in HTML: not an allowed address')
      const newTab: sanitizeHtml.Attributes = target === '_blank' ? { target, rel: 'noopener noreferrer' } : {}
      return { tagName, attribs: { ...attributes, ...(link !== null && { href: link }), ...newTab } }
    },
  },
}

/** The path of an image on the image proxy, with its width or shape; null for any other address. */
function proxiedImage(src: string): string | null {
  const [, address = src, size = ''] = /^([^?]*)(\?(?:w=\d{1,4}|shape=[a-z-]{1,20}))?$/.exec(src) ?? []
  const path = parseImagePath(address)
  return path && path + size
}

/** Sanitises CMS HTML: removes scripts, event handlers, frames, styles, forms, external images, and addresses of links that are not allowed. */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, sanitiseOptions)
