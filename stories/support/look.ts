export const clear = (color: string): boolean => color === 'transparent' || /^rgba\(.*, 0\)$|\/ 0\)$/.test(color)

/** Colour that a part stands on, by its ancestors. */
export function ground(element: Element | null): string {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (!clear(backgroundColor)) return backgroundColor
  }
  return 'rgb(255, 255, 255)'
}

const stateful = [
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
const kind = (element: Element | null) => `${element?.localName}.${element?.getAttribute('class')}`

/** What a look depends on: the classes and states of an element, the classes in it, and where it stands; not its words. */
export function look(element: Element): string {
  const inside = new Set([...element.querySelectorAll('*')].map(kind))
  const state = stateful.map((name) => element.getAttribute(name)).join()
  return [
    kind(element.parentElement),
    kind(element),
    element.matches(':checked'),
    state,
    Boolean(element.textContent?.trim()),
    ...inside,
  ].join(' ')
}
