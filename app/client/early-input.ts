import { flushSync } from 'react-dom'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)

/**
 * On a slow device a player types and submits before hydration, and hydration resets controlled fields to the server-rendered values.
 * Records entered values and the last submitted form without an `action`. Returns a function that replays them once the page is hydrated;
 * several submits are replayed as one.
 */
export function keepEarlyInput(root: HTMLElement): () => void {
  const typed = new Map<Control, string | boolean>()
  const keep = (control: Control) => typed.set(control, isBox(control) ? control.checked : control.value)
  for (const control of root.querySelectorAll('input, textarea')) if (isControl(control) && differs(control)) keep(control)

  const onInput = ({ target }: Event) => void (isControl(target) && keep(target))
  let sent: { readonly form: HTMLFormElement; readonly by: HTMLElement | null } | undefined
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return
    event.preventDefault()
    event.stopPropagation()
    sent = { form, by: event.submitter }
  }
  root.addEventListener('input', onInput, true)
  root.addEventListener('submit', onSubmit, true)

  return () => {
    root.removeEventListener('input', onInput, true)
    root.removeEventListener('submit', onSubmit, true)
    for (const [control, value] of typed) if (control.isConnected) restore(control, value)
    typed.clear()
    if (sent?.form.isConnected) sent.form.requestSubmit(sent.by)
  }
}

const differs = (control: Control): boolean =>
  control instanceof HTMLSelectElement
    ? false
    : isBox(control)
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue

function restore(control: Control, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (control instanceof HTMLInputElement && control.checked !== value) control.click()
    return
  }
  // React ignores an input event with an unchanged value: its tracking setter records '', the prototype's sets the value
  control.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  flushSync(() => control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true })))
  if (document.activeElement !== control) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
