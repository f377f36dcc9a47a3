import { parseFilmPath, parseImagePath, parseLink } from '@casino/features/navigation/address'
import { addressPolicy } from '@casino/features/navigation/addressPolicy'
import { mainId } from '@casino/features/shell/mainId'
import sanitizeHtml, { type Attributes } from 'sanitize-html'
import { allowedAttributes, allowedTags } from './allowedHtml.ts'

/** A name of the CMS's HTML as it may stand in a log. */
const loggable = (name: string): string => (/^[a-z][a-z0-9:-]{0,30}$/i.test(name) ? name.toLowerCase() : '(unnamed)')
const report = (what: string): void => addressPolicy().onInvalid(`HTML: ${what}`)

/** Reports an element or attributes that are left out. */
function reportRemoved(tag: string, attributes: Attributes): void {
  if (tag === 'iframe') return // decided by its address
  if (!allowedTags.includes(tag)) report(`<${loggable(tag)}> removed`)
  else
    for (const name of Object.keys(attributes))
      if (!allowedAttributes[tag]?.includes(name)) report(`<${tag}>: attribute ${loggable(name)} removed`)
}

/** The attributes with the parsed address in place of the original one; without it, and reported, when it is refused. */
function withAddress(attributes: Attributes, name: string, parse: (address: string) => string | null, refusal: string): Attributes {
  const { [name]: address, ...rest } = attributes
  if (address === undefined) return rest
  const parsed = parse(address)
  if (parsed === null) report(refusal)
  return parsed === null ? rest : { ...rest, [name]: parsed }
}

/** Ids that scripts of the site look for. */
const siteIds: readonly string[] = ['app', 'payload', mainId]
const anchorName = /^[a-z][a-z0-9-]{0,59}$/

/** The id of a place that links lead to; null for one that the site uses itself. */
const parseAnchor = (id: string): string | null => (anchorName.test(id) && !siteIds.includes(id) ? id : null)
/** The address of a link, or a place of the same page: `#bonus`. */
const parseHref = (href: string): string | null => (href.startsWith('#') ? parseAnchor(href.slice(1)) && href : parseLink(href))
/** Of an element that a link can lead to. */
const withAnchor = (attributes: Attributes): Attributes => withAddress(attributes, 'id', parseAnchor, 'id: not the name of a place')
const keepAnchor = (tagName: string, attributes: Attributes) => ({ tagName, attribs: withAnchor(attributes) })

const newTab: Attributes = { target: '_blank', rel: 'noopener noreferrer' }
const isAbroad = (address: string): boolean => address.startsWith('https://')

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 40,
  // the content of these is no text that a reader should see
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'template', 'svg', 'math', 'title'],
  // images only from the image proxy of the site, films only from its own files
  exclusiveFilter: ({ tag, attribs }) => ['img', 'video', 'source', 'track'].includes(tag) && !attribs.src,
  transformTags: {
    img: (tagName, { src = '', ...attributes }) => ({
      tagName,
      attribs: withAddress({ src, ...attributes }, 'src', proxiedImage, 'image: not an address of the image store'),
    }),
    video: (tagName, { src = '', ...attributes }) => ({
      tagName,
      attribs: {
        ...withAddress(
          withAddress({ src, ...attributes }, 'src', parseFilmPath, 'video: not a film of the site'),
          'poster',
          proxiedImage,
          'poster of a video: not an address of the image store',
        ),
        controls: 'controls',
        preload: 'none',
      },
    }),
    track: (tagName, { src = '', ...attributes }) => ({
      tagName,
      attribs: withAddress({ src, ...attributes }, 'src', parseFilmPath, 'captions: not a file of the site'),
    }),
    iframe: (tagName, { src = '', title = '' }) => {
      // nothing of others runs in a page, and nothing is loaded from them before the visitor asks for it
      const link = parseLink(src)
      if (link === null || !isAbroad(link)) {
        report('<iframe> removed: not an address of an allowed site')
        return { tagName, attribs: {} }
      }
      return { tagName: 'a', attribs: { href: link, ...newTab }, text: title || new URL(link).hostname }
    },
    h2: keepAnchor,
    h3: keepAnchor,
    h4: keepAnchor,
    p: keepAnchor,
    a: (tagName, { href, target, rel, ...attributes }) => ({
      tagName,
      attribs: {
        ...withAnchor(
          withAddress({ ...attributes, ...(href !== undefined && { href }) }, 'href', parseHref, 'link: not an allowed address'),
        ),
        ...(target === '_blank' && newTab),
      },
    }),
  },
}

/** The path of an image on the image proxy, with its width or shape; null for any other address. */
function proxiedImage(src: string): string | null {
  const [, address = src, size = ''] = /^([^?]*)(\?(?:w=\d{1,4}|shape=[a-z-]{1,20}))?$/.exec(src) ?? []
  const path = parseImagePath(address)
  return path && path + size
}

/** The parser's time grows with the square of the depth; no page of an editor is nested a tenth as deep. */
const maxDepth = 500
const tooDeep = new Error('HTML is nested too deep')

/**
 * Sanitises CMS HTML. Kept are text, links to allowed addresses, images of the image proxy and films of the site; an embedded page of an
 * allowed site becomes a link to it. What is left out is reported to the policy's `onInvalid`, by element and attribute, never its value.
 * Of a text that is nested deeper than `maxDepth`, nothing is kept.
 */
export function sanitiseHtml(html: string): string {
  let depth = 0
  const onOpenTag = (tag: string, attributes: Attributes) => {
    depth += 1
    if (depth > maxDepth) throw tooDeep
    reportRemoved(tag, attributes)
  }
  const onCloseTag = () => {
    depth -= 1
  }
  try {
    return sanitizeHtml(html, { ...options, onOpenTag, onCloseTag })
  } catch (error) {
    if (error !== tooDeep) throw error
    report(`everything removed: nested deeper than ${maxDepth} elements`)
    return ''
  }
}
