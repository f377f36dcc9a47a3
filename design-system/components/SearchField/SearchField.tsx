// Native search input: no behaviour library.
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, type Ref, useId } from 'react'
import { CloseIcon } from '../../icons/Close.tsx'
import { SearchIcon } from '../../icons/Search.tsx'
import { control } from '../Field/Field.css.ts'
import { described, Field, FieldBox, type FieldProps } from '../Field/Field.tsx'
import { enterText } from '../Field/nativeValue.ts'
import * as css from './SearchField.css.ts'

export type SearchFieldProps = FieldProps & {
  /** Name of the button that empties it, seen while there is text. */
  clearLabel: string
  placeholder?: string
  maxLength?: number
  value?: string
  defaultValue?: string
  /** Called for each key and when it is emptied. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  ref?: Ref<HTMLInputElement>
}

/** Words to look for. Its button or Escape empties it. The landmark is the caller's: `<search><form>` around it and what narrows the search. */
export function SearchField(props: SearchFieldProps) {
  const { label, name, help, error, required, optionalText, disabled, readOnly, theme, clearLabel } = props
  const id = useId()
  return (
    <Field id={id} label={label} help={help} error={error} optionalText={optionalText} theme={theme}>
      <FieldBox id={id} prefix={<SearchIcon />}>
        <input
          {...described(id, { help, error })}
          id={id}
          ref={props.ref}
          className={`${control} ${css.input}`}
          name={name}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          // Never empty: the style sheet reads from it whether there is text.
          placeholder={props.placeholder ?? ' '}
          maxLength={props.maxLength}
          required={required}
          disabled={disabled}
          readOnly={readOnly}
          value={props.value}
          defaultValue={props.defaultValue}
          onChange={props.onChange ?? (props.value === undefined ? undefined : keepWords)}
          onKeyDown={readOnly ? undefined : emptyOnEscape}
          onBlur={props.onBlur}
        />
        {disabled || readOnly ? null : (
          <button type="button" className={css.clear} aria-label={clearLabel} onClick={empty}>
            <CloseIcon size={20} />
          </button>
        )}
      </FieldBox>
    </Field>
  )
}

/** Not every browser empties on Escape. Without text the key belongs to what is around, such as a dialog. */
function emptyOnEscape(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Escape' || event.currentTarget.value === '') return
  event.preventDefault()
  event.stopPropagation()
  enterText(event.currentTarget, '')
}

function empty(event: MouseEvent<HTMLButtonElement>) {
  const input = event.currentTarget.parentElement?.querySelector('input')
  if (!input) return
  // Before the button goes away: focus on what vanishes is lost.
  input.focus()
  enterText(input, '')
}

const keepWords = () => undefined
