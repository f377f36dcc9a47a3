/** Values of the placeholders of a text. */
export type PlaceholderValues = Readonly<Record<string, string | number>>

/**
 * Replaces `{name}` placeholders by their values. An unknown placeholder is left unchanged: another layer may fill it. A value that ends in
 * a full stop, as `100 kr.`, ends its sentence with the same one.
 */
export const interpolate = (text: string, values: PlaceholderValues): string =>
  text.replace(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return String(value).endsWith('.') ? String(value) : `${value}${stop}`
  })
