/**
 * Sets the value of an input and dispatches `input`, as typing does. React ignores the event if the value was set through React's setter,
 * so the setter of the prototype is used.
 */
export function setNativeValue(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
