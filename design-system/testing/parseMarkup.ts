/** A start tag of server-rendered markup with its attributes, for tests without a DOM. */
export interface StartTag {
  name: string
  attributes: Record<string, string>
  index: number
}

const decodeEntities = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

/** Every start tag in document order. React renders attributes in double quotes, so a regular expression suffices. */
export const parseStartTags = (html: string): StartTag[] =>
  [...html.matchAll(/<([a-z0-9]+)((?: [^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi)].map((match) => ({
    name: match[1] ?? '',
    index: match.index,
    attributes: Object.fromEntries(
      [...(match[2] ?? '').matchAll(/ ([^\s=]+)(?:="([^"]*)")?/g)].map((a) => [a[1], decodeEntities(a[2] ?? '')]),
    ),
  }))

/** Text of the element with this id, without tags; throws if there is none, so that a dangling reference fails its test. */
export function textById(html: string, id: string): string {
  const tag = parseStartTags(html).find((candidate) => candidate.attributes.id === id)
  if (!tag) throw new Error(`no element with id ${id}`)
  const rest = html.slice(tag.index)
  const end = rest.indexOf(`</${tag.name}>`)
  return rest.slice(0, end).replace(/<[^>]*>/g, '')
}
