/** Values of the placeholders of a text. */
export type PlaceholderValues = Readonly<Record<string, string | number>>

/** Replaces `{name}` placeholders by their values. An unknown placeholder is left unchanged: another layer may fill it. */
export const interpolate = (text: string, values: PlaceholderValues): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
