/** Markup that is safe inside an element or a quoted attribute. */
export class Html {
  constructor(readonly markup: string) {}
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeText = (value: unknown): string => String(value).replace(/[&<>"']/g, (character) => entities[character] ?? '')
const renderValue = (value: unknown): string => {
  if (value instanceof Html) return value.markup
  if (Array.isArray(value)) return value.map(renderValue).join('')
  return value === null || value === undefined || value === false ? '' : escapeText(value)
}

/** Template tag html`<p>${name}</p>`: escapes every value except `Html` instances. */
export const html = (strings: TemplateStringsArray, ...values: unknown[]): Html =>
  new Html(strings.reduce((text, part, index) => text + renderValue(values[index - 1]) + part))
