/**
 * Whether an element uses Escape itself: open suggestions, a date field's calendar, or a search with text. Radix gets the key first and
 * would close the overlay around it.
 */
export function takesEscape(element: EventTarget | null): boolean {
  if (element instanceof HTMLInputElement && element.type === 'search' && element.value !== '' && !element.readOnly) return true
  return element instanceof Element && element.closest('[role="combobox"][aria-expanded="true"], [data-takes-escape]') !== null
}
