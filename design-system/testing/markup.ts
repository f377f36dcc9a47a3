const interactive = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="link"], [tabindex="0"]'
const phrasingOnly = 'p, h1, h2, h3, h4, h5, h6, span, button, label, strong, small, em, b, time, legend, dt, summary, pre'
const flow =
  'div, p, ul, ol, dl, section, article, aside, header, footer, main, nav, form, fieldset, table, figure, h1, h2, h3, h4, h5, h6, blockquote, hr, pre, details'
/** Elements that may stand only in certain parents. */
const places: readonly (readonly [child: string, parents: string])[] = [
  ['li', 'ul, ol, menu'],
  ['dt, dd', 'dl, dl > div'],
  ['tr', 'table, thead, tbody, tfoot'],
  ['td, th', 'tr'],
  ['caption, thead, tbody, tfoot', 'table'],
  ['option', 'select, optgroup, datalist'],
  ['legend', 'fieldset'],
  ['figcaption', 'figure'],
]
/** And what certain parents may hold, beside scripts and templates. */
const contents: readonly (readonly [parent: string, children: string])[] = [
  ['ul, ol, menu', 'li'],
  ['dl', 'dt, dd, div'],
  ['table', 'caption, colgroup, thead, tbody, tfoot, tr'],
  ['tr', 'td, th'],
  ['select', 'option, optgroup, hr'],
]
const references = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-activedescendant',
  'list',
  'form',
  'headers',
]

const shown = (element: Element): string =>
  element.cloneNode(false) instanceof HTMLElement ? (element.outerHTML.split('>')[0] ?? '') : element.tagName
const say = (element: Element, fault: string) => `${shown(element).slice(0, 140)}>: ${fault}`
const tree = (root: ParentNode): string => [...root.children].map((child) => `${child.tagName}(${tree(child)})`).join('')

/**
 * What is wrong with the markup below `root`, one sentence each; an empty list when it is valid. Runs in a browser: its own parser is the judge of what can be
 * sent as HTML, and the rules that a parser forgives (places, nesting of controls, ids and references) are checked beside it.
 */
export function brokenMarkup(root: Element): string[] {
  const broken: string[] = []
  const all = [...root.querySelectorAll('*')].filter((element) => !element.closest('svg') || element.tagName === 'svg')

  // What React builds node by node, the parser must build from the server's text: otherwise hydration meets another tree.
  const parsed = document.createElement('template')
  parsed.innerHTML = root.innerHTML
  if (tree(parsed.content) !== tree(root)) broken.push('a browser reads this markup as another tree than it was written')

  const ids = new Map<string, number>()
  for (const { id } of document.querySelectorAll('[id]')) ids.set(id, (ids.get(id) ?? 0) + 1)

  for (const element of all) {
    if (element.id && (ids.get(element.id) ?? 0) > 1) broken.push(say(element, 'its id is not its own'))
    if (element.hasAttribute('id') && !/^\S+$/.test(element.id)) broken.push(say(element, 'an id is one word'))
    for (const name of references)
      for (const id of element.getAttribute(name)?.split(/\s+/) ?? [])
        if (id && !ids.has(id)) broken.push(say(element, `${name} names ${id}, which is not there`))

    if (element.matches(interactive) && element.parentElement?.closest('a[href], button, summary, [role="button"], [role="link"]'))
      broken.push(say(element, 'a control inside a control'))
    if (element.matches(flow) && element.parentElement?.matches(phrasingOnly))
      broken.push(say(element, `a block inside <${element.parentElement.localName}>`))
    for (const [child, parents] of places)
      if (element.matches(child) && !element.parentElement?.matches(parents))
        broken.push(say(element, `stands in <${element.parentElement?.localName}>`))
    for (const [parent, children] of contents)
      if (element.matches(parent) && element.matches(':not([role])'))
        for (const child of element.children)
          if (!child.matches(`${children}, script, template`)) broken.push(say(element, `holds <${child.localName}>`))

    if (element.matches('img:not([alt])')) broken.push(say(element, 'a picture without alt'))
    if (element.matches('button:not([type])')) broken.push(say(element, 'a button without type'))
    if (element.matches('label') && element.querySelectorAll('input, select, textarea, button').length > 1)
      broken.push(say(element, 'a label of several controls'))
    if (element.matches('[href=""], [src=""], [for=""], [class=""]')) broken.push(say(element, 'an empty attribute'))
  }
  return [...new Set(broken)]
}
