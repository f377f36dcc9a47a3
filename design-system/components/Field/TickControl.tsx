import type { ChangeEvent, FocusEvent, MouseEvent, Ref } from 'react'
import type { described } from './Field.tsx'

/** Props of a native checkbox, compatible with `register('name')` of react-hook-form. */
export type TickProps = {
  /** Submitted when checked; `on` by default. */
  value?: string
  checked?: boolean
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  ref?: Ref<HTMLInputElement>
}

type Props = TickProps & {
  id: string
  describedBy: ReturnType<typeof described>
  className: string
  role?: 'switch'
  name: string
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
}

/** The native checkbox of CheckboxField and SwitchField. */
export const TickControl = (props: Props) => (
  <input
    {...props.describedBy}
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
    onChange={props.onChange ?? (props.checked === undefined ? undefined : keepAnswer)}
    onBlur={props.onBlur}
    // Checkboxes have no `readonly` state: clicks are cancelled instead, and the value is still submitted.
    aria-readonly={props.readOnly || undefined}
    onClick={props.readOnly ? refuse : undefined}
  />
)

const refuse = (event: MouseEvent) => event.preventDefault()

/** React warns about `checked` without `onChange`; here it is read-only on purpose. */
const keepAnswer = () => undefined
