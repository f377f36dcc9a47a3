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
  exclusiveFilter: (frame) => frame.tag === 'img' && !isProxiedImage(frame.attribs.src ?? ''),
  transformTags: {
    a: (tagName, { href, target, rel, ...attributes }) => {
      const link = href === undefined ? null : parseLink(href)
      if (href !== undefined && link === null) addressPolicy().onInvalid('link in HTML: not an allowed address')
      const newTab: sanitizeHtml.Attributes = target === '_blank' ? { target, rel: 'noopener noreferrer' } : {}
      return { tagName, attribs: { ...attributes, ...(link !== null && { href: link }), ...newTab } }
    },
  },
}

/** Whether an image's address is a path on the image proxy, with or without a width. */
const isProxiedImage = (src: string): boolean => parseImagePath(src.replace(/\?w=\d{1,4}$/, '')) !== null

/** Sanitises CMS HTML: removes scripts, event handlers, frames, styles, forms, external images, and addresses of links that are not allowed. */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, sanitiseOptions)
