/**
 * Whether an element has a use of its own for Escape: an open list of suggestions, the calendar of a date field, a text that is searched for.
 * Radix hears the key before the element does, and would close the overlay around it.
 */
export function takesEscape(element: EventTarget | null): boolean {
  if (element instanceof HTMLInputElement && element.type === 'search' && element.value !== '' && !element.readOnly) return true
  return element instanceof Element && element.closest('[role="combobox"][aria-expanded="true"], [data-takes-escape]') !== null
}
