/** A start tag of server-rendered markup with its attributes, for tests without a DOM. */
export type Tag = { name: string; attributes: Record<string, string>; at: number }

const decoded = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

/** Every start tag in document order. React renders attributes in double quotes, so a regular expression suffices. */
export const tagsOf = (html: string): Tag[] =>
  [...html.matchAll(/<([a-z0-9]+)((?: [^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi)].map((match) => ({
    name: match[1] ?? '',
    at: match.index,
    attributes: Object.fromEntries([...(match[2] ?? '').matchAll(/ ([^\s=]+)(?:="([^"]*)")?/g)].map((a) => [a[1], decoded(a[2] ?? '')])),
  }))

/** Text of the element with this id, without tags; throws if there is none, so that a dangling reference fails its test. */
export function textOfId(html: string, id: string): string {
  const tag = tagsOf(html).find((candidate) => candidate.attributes.id === id)
  if (!tag) throw new Error(`no element with id ${id}`)
  const rest = html.slice(tag.at)
  const end = rest.indexOf(`</${tag.name}>`)
  return rest.slice(0, end).replace(/<[^>]*>/g, '')
}
