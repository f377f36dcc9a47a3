import { flushSync } from 'react-dom'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)

/**
 * On a slow device a player types and sends before React has taken the page over, and taking over sets fields back to what the server drew. This
 * keeps what was typed, and which form without an address of its own was sent, and hands both to the page afterwards: one press is enough, and many
 * are one. Returns what to call once the page is taken over.
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
  // React ignores an input event whose value it has seen: its own setter learns the empty value, the element's the typed one
  control.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  flushSync(() => control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true })))
  if (document.activeElement !== control) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
