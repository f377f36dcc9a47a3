import type { ChangeEvent, FocusEvent, MouseEvent, Ref } from 'react'
import type { ariaDescription } from './Field.tsx'

/** Props of a native checkbox, compatible with `register('name')` of react-hook-form. */
export interface CheckboxControlProps {
  /** Submitted when checked; `on` by default. */
  value?: string
  /** Makes it controlled; without `onChange` a click then has no effect. */
  checked?: boolean
  /** Called with the native event when a click or Space toggles it. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  /** Called when the focus leaves the control, for validation on blur. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  /** The native input, for focus on the first invalid field. */
  ref?: Ref<HTMLInputElement>
}

type Props = CheckboxControlProps & {
  id: string
  ariaProps: ReturnType<typeof ariaDescription>
  className: string
  role?: 'switch'
  name: string
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
}

/** The native checkbox of CheckboxField and SwitchField. */
export const CheckboxControl = (props: Props) => (
  <input
    {...props.ariaProps}
    id={props.id}
    ref={props.ref}
    className={props.className}
    type="checkbox"
    role={props.role}
    name={props.name}
    value={props.value}
    required={props.required}
    disabled={props.disabled}
    checked={props.checked}
    onChange={props.onChange ?? (props.checked === undefined ? undefined : noop)}
    onBlur={props.onBlur}
    // Checkboxes have no `readonly` state: clicks are cancelled instead, and the value is still submitted.
    aria-readonly={props.readOnly || undefined}
    onClick={props.readOnly ? preventToggle : undefined}
  />
)

const preventToggle = (event: MouseEvent) => event.preventDefault()

/** React warns about `checked` without `onChange`; here it is read-only on purpose. */
const noop = () => undefined
