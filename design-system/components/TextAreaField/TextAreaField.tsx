// Native text area: no behaviour library.
import { type ChangeEvent, type FocusEvent, type Ref, useId, useState } from 'react'
import { visuallyHidden } from '../../theme/utilities.css.ts'
import { control } from '../Field/Field.css.ts'
import { ariaDescription, Field, FieldBox, type FieldProps } from '../Field/Field.tsx'
import { countToAnnounce } from './countAnnouncement.ts'
import * as styles from './TextAreaField.css.ts'

export type TextAreaFieldProps = FieldProps & {
  /** Shown while the text area is empty. An example, not a label. */
  placeholder?: string
  /** HTML autofill token, such as `street-address`. */
  autoComplete?: string
  /** Maximum number of characters, enforced by the browser. */
  maxLength?: number
  /** Text for the remaining characters. Shown with `maxLength`, and announced when few remain. */
  remainingText?: (left: number) => string
  /** Text, controlled with `onChange`; or use `defaultValue` alone. */
  value?: string
  /** Text initially, when the text area is uncontrolled. */
  defaultValue?: string
  /** Called with the native event for every edit. */
  onChange?: (event: ChangeEvent<HTMLTextAreaElement>) => void
  /** Called when the focus leaves the control, for validation on blur. */
  onBlur?: (event: FocusEvent<HTMLTextAreaElement>) => void
  /** The native text area, for focus on the first invalid field. */
  ref?: Ref<HTMLTextAreaElement>
}

/** Multi-line text input that grows with its content. Takes `{...register('name')}`. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, name, help, error, required, optionalText, disabled, readOnly, theme, maxLength, remainingText } = props
  const id = useId()
  const [typedLength, setTypedLength] = useState((props.value ?? props.defaultValue ?? '').length)
  const showsCount = maxLength !== undefined && remainingText && !readOnly && !disabled
  const remaining = showsCount ? maxLength - (props.value?.length ?? typedLength) : 0

  return (
    <Field id={id} label={label} help={help} error={error} optionalText={optionalText} theme={theme}>
      <FieldBox id={id}>
        <textarea
          {...ariaDescription(id, { help, error })}
          id={id}
          ref={props.ref}
          className={`${control} ${styles.area}`}
          rows={3}
          name={name}
          placeholder={props.placeholder}
          autoComplete={props.autoComplete}
          maxLength={maxLength}
          required={required}
          disabled={disabled}
          readOnly={readOnly}
          value={props.value}
          defaultValue={props.defaultValue}
          onChange={(event) => {
            if (showsCount) setTypedLength(event.currentTarget.value.length)
            props.onChange?.(event)
          }}
          onBlur={props.onBlur}
        />
      </FieldBox>
      {showsCount ? (
        <>
          <span className={styles.remaining} aria-hidden="true">
            {remainingText(remaining)}
          </span>
          <span className={visuallyHidden} role="status">
            {countToAnnounce(remaining) === null ? '' : remainingText(countToAnnounce(remaining) ?? 0)}
          </span>
        </>
      ) : null}
    </Field>
  )
}
