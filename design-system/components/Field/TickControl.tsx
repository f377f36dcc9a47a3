import type { ChangeEvent, FocusEvent, MouseEvent, Ref } from 'react'
import type { described } from './Field.tsx'

/** What a native check-box takes; the result of `register('name')` fits. */
export type TickProps = {
  /** Submitted when ticked; the browser's own value is `on`. */
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

/** The native yes-or-no control of every field that has one. */
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
    // Check-boxes know no `readonly`; a refused click keeps the answer and still submits it.
    aria-readonly={props.readOnly || undefined}
    onClick={props.readOnly ? refuse : undefined}
  />
)

const refuse = (event: MouseEvent) => event.preventDefault()

/** A shown answer without a handler is read-only on purpose. */
const keepAnswer = () => undefined
