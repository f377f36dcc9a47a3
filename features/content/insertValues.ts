/** A configured text with `{name}` replaced by its value: a figure that configuration can change is never written in a text. */
export const insertValues = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : placeholder))
