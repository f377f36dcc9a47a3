import type { KeyboardEvent } from 'react'

const textFields = [
  'textarea',
  'input:not([type])',
  ...['text', 'search', 'url', 'email', 'tel', 'password', 'number'].map((type) => `input[type="${type}"]`),
].join()

/** In a text field the keys undo the typing, even in a theme's field: the browser undoes it, and the theme follows. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(textFields))

/** What a key does to the edit history: Ctrl+Z or ⌘Z undoes, with Shift it redoes, as does Ctrl+Y. Null for any other key and in text fields. */
export function undoKeyOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (isTextField(event.target)) return null
  const key = event.key.toLowerCase()
  if (key === 'z' && (event.ctrlKey || event.metaKey)) return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && event.ctrlKey ? 'redo' : null
}
