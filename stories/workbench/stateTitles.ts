/** States whose key in a theme is not the word that the interface has for them. */
const titles: Readonly<Record<string, string>> = { active: 'pressed', readOnly: 'read-only' }

/** A state as the interface names it. */
export const stateTitle = (state: string): string => titles[state] ?? state

/** A colour pair of the contrast table, as `rest` or `rest.text`, with the state as the interface names it. */
export function pairTitle(part: string): string {
  const [state = '', ...colors] = part.split('.')
  return [stateTitle(state), ...colors].join('.')
}
