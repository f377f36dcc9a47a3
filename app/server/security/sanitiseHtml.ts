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
  exclusiveFilter: (frame) => frame.tag === 'img' && !/^\/img\//.test(frame.attribs.src ?? ''),
  transformTags: {
    a: (tagName, attributes) => ({
      tagName,
      attribs: attributes.target === '_blank' ? { ...attributes, rel: 'noopener noreferrer' } : attributes,
    }),
  },
}

/** Sanitises CMS HTML: removes scripts, event handlers, frames, styles, forms and external images. */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, sanitiseOptions)
