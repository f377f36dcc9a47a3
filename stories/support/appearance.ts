/** Whether a computed colour is fully transparent. */
export const isTransparent = (color: string): boolean => color === 'transparent' || /^rgba\(.*, 0\)$|\/ 0\)$/.test(color)

/** The background colour of an element: the first opaque one of itself or its ancestors, otherwise white. */
export function backgroundOf(element: Element | null): string {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (!isTransparent(backgroundColor)) return backgroundColor
  }
  return 'rgb(255, 255, 255)'
}

const stateAttributes = [
  'type',
  'disabled',
  'style',
  'data-state',
  'aria-pressed',
  'aria-selected',
  'aria-current',
  'aria-checked',
  'aria-expanded',
] as const
const elementKind = (element: Element | null) => `${element?.localName}.${element?.getAttribute('class')}`

/** Cache key of an element's appearance: its classes and states, its parent, and the classes of its descendants; not its text. */
export function appearanceKey(element: Element): string {
  const inside = new Set([...element.querySelectorAll('*')].map(elementKind))
  const state = stateAttributes.map((name) => element.getAttribute(name)).join()
  return [
    elementKind(element.parentElement),
    elementKind(element),
    element.matches(':checked'),
    state,
    Boolean(element.textContent?.trim()),
    ...inside,
  ].join(' ')
}
