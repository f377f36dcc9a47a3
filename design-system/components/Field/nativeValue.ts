/**
 * Writes into an input as a player's typing does: React ignores an `input` event whose value went through its own setter, so the element's is used.
 */
export function enterText(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
