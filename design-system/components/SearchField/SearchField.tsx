// Native search input: no behaviour library.
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, type Ref, useId } from 'react'
import { CloseIcon } from '../../icons/Close.tsx'
import { SearchIcon } from '../../icons/Search.tsx'
import { control } from '../Field/Field.css.ts'
import { ariaDescription, Field, FieldBox, type FieldProps } from '../Field/Field.tsx'
import { setNativeValue } from '../Field/setNativeValue.ts'
import * as styles from './SearchField.css.ts'

export type SearchFieldProps = FieldProps & {
  /** For links to the field: `#id` focuses it. */
  id?: string
  /** Accessible name of the clear button, shown while there is text. */
  clearLabel: string
  /** Shown while the input is empty. An example, not a label. */
  placeholder?: string
  /** Maximum number of characters, enforced by the browser. */
  maxLength?: number
  /** Text, controlled with `onChange`; or use `defaultValue` alone. */
  value?: string
  /** Text initially, when the input is uncontrolled. */
  defaultValue?: string
  /** Called for every edit and when the field is cleared. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  /** Called when the focus leaves the control, for validation on blur. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  /** The native input. */
  ref?: Ref<HTMLInputElement>
}

/** Search input that its button or Escape clears. The caller renders the landmark: `<search><form>` around it and its filters. */
export function SearchField(props: SearchFieldProps) {
  const { label, name, help, error, required, optionalText, disabled, readOnly, theme, clearLabel } = props
  const ownId = useId()
  const id = props.id ?? ownId
  return (
    <Field id={id} label={label} help={help} error={error} optionalText={optionalText} theme={theme}>
      <FieldBox id={id} prefix={<SearchIcon />}>
        <input
          {...ariaDescription(id, { help, error })}
          id={id}
          ref={props.ref}
          className={`${control} ${styles.input}`}
          name={name}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          // Never empty: CSS detects text by `:placeholder-shown`.
          placeholder={props.placeholder ?? ' '}
          maxLength={props.maxLength}
          required={required}
          disabled={disabled}
          readOnly={readOnly}
          value={props.value}
          defaultValue={props.defaultValue}
          onChange={props.onChange ?? (props.value === undefined ? undefined : noop)}
          onKeyDown={readOnly ? undefined : clearOnEscape}
          onBlur={props.onBlur}
        />
        {disabled || readOnly ? null : (
          <button type="button" className={styles.clear} aria-label={clearLabel} onClick={clear}>
            <CloseIcon size={20} />
          </button>
        )}
      </FieldBox>
    </Field>
  )
}

/** Not every browser clears on Escape. Without text the key is left to an ancestor, such as a dialog. */
function clearOnEscape(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Escape' || event.currentTarget.value === '') return
  event.preventDefault()
  event.stopPropagation()
  setNativeValue(event.currentTarget, '')
}

function clear(event: MouseEvent<HTMLButtonElement>) {
  const input = event.currentTarget.parentElement?.querySelector('input')
  if (!input) return
  // Focus before hiding: hiding the focused button would lose the focus.
  input.focus()
  setNativeValue(input, '')
}

const noop = () => undefined
