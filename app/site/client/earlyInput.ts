import { importTimeoutMs } from '@casino/design-system/lazy'
import { flushSync } from 'react-dom'

declare global {
  interface Window {
    /** Set by the early script, which may have failed to load. */
    takeEarlyClick?: () => HTMLButtonElement | null
  }
}

type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const isFormControl = (target: EventTarget | null): target is FormControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
const isCheckable = (control: FormControl): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)

/**
 * On a slow device a player types and submits before hydration, and hydration resets controlled fields to the server-rendered values.
 * Records entered values and the last submitted form without an `action`. Returns a function that replays them once the page is hydrated;
 * several submits are replayed as one. A form whose page has not been hydrated `importTimeoutMs` after the submit is sent without the script,
 * and the server's answer says that nothing was sent.
 */
export function captureEarlyInput(root: HTMLElement): () => void {
  const enteredValues = new Map<FormControl, string | boolean>()
  const record = (control: FormControl) => enteredValues.set(control, isCheckable(control) ? control.checked : control.value)
  for (const control of root.querySelectorAll('input, textarea')) if (isFormControl(control) && isEdited(control)) record(control)

  const onInput = ({ target }: Event) => void (isFormControl(target) && record(target))
  let submission: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined
  let limit: ReturnType<typeof setTimeout> | undefined
  const submit = () => {
    clearTimeout(limit)
    root.removeEventListener('submit', onSubmit, true)
    if (submission?.form.isConnected) submission.form.requestSubmit(submission.submitter)
    submission = undefined
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return
    event.preventDefault()
    event.stopPropagation()
    limit ??= setTimeout(submit, importTimeoutMs)
    submission = { form, submitter: event.submitter }
  }
  root.addEventListener('input', onInput, true)
  root.addEventListener('submit', onSubmit, true)

  return () => {
    root.removeEventListener('input', onInput, true)
    for (const [control, value] of enteredValues) if (control.isConnected) replayInput(control, value, control.form === submission?.form)
    enteredValues.clear()
    submit()
  }
}

/**
 * Ends the recording of the early script, in the same task as `hydrateRoot`: from then on React handles what is pressed. Returns a function
 * that presses again the button that was pressed before hydration.
 */
export function takeEarlyClick(): () => void {
  const button = window.takeEarlyClick?.() ?? null
  return () => {
    if (button?.isConnected) button.click()
  }
}

const isEdited = (control: FormControl): boolean =>
  control instanceof HTMLSelectElement
    ? false
    : isCheckable(control)
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue

/** `submitted`: with its form. An amount is taken over on Enter or blur, and an Enter before hydration left the focus where it is. */
function replayInput(control: FormControl, value: string | boolean, submitted: boolean): void {
  if (typeof value === 'boolean') {
    if (control instanceof HTMLInputElement) replayChoice(control, value)
    return
  }
  // React ignores an input event with an unchanged value: its tracking setter records '', the prototype's sets the value
  control.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  flushSync(() => control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true })))
  if (submitted || document.activeElement !== control) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/**
 * React takes a box that was checked before hydration as it stands, and its state does not know of it; it ignores a click that does not
 * change what its tracking setter has recorded.
 */
function replayChoice(control: HTMLInputElement, checked: boolean): void {
  if (control.disabled || (control.type === 'radio' && !checked)) return // another radio of the group is replayed
  control.checked = !checked
  control.click()
}
