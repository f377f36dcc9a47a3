// Native input: no behaviour library. Uncontrolled unless `value` is given, so that typing renders nothing.
import { type ChangeEvent, type FocusEvent, type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useId } from 'react'
import { tabularDigits } from '../../styling/figures.css.ts'
import { type DigitMaskFormat, maskDigits } from '../Field/digitMask.ts'
import * as styles from '../Field/Field.css.ts'
import { ariaDescription, Field, FieldBox, type FieldProps } from '../Field/Field.tsx'
import { splitCountryCode } from '../Field/phoneNumber.ts'
import { useDigitMask } from '../Field/useDigitMask.ts'

export type TextFieldProps = FieldProps & {
  /**
   * Kind of text. Browsers choose the keyboard and autofill by it, and hide a password.
   * @default text
   */
  type?: 'text' | 'email' | 'tel' | 'password' | 'search'
  /** Keyboard of a touch screen, if it differs from that of the `type`. A `format` uses the digit keyboard. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search'
  /** HTML autofill token, such as `email`. */
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Label of the Enter key on a touch screen. */
  enterKeyHint?: 'next' | 'done' | 'go' | 'search' | 'send'
  /** Shown while the input is empty. An example, not a label. */
  placeholder?: string
  /** Short text inside the box, before the input. `iconStart` replaces it. */
  prefix?: ReactNode
  /** Short text or icon inside the box, after the input; part of the accessible description. */
  suffix?: ReactNode
  /** Decorative icon inside the box, before the input. */
  iconStart?: ReactNode
  /** Maximum number of characters; with a `format`, of digits. */
  maxLength?: number
  /** Digit mask, applied while typing. The submitted text contains separators; strip them in the schema. */
  format?: DigitMaskFormat
  /** The only country code of a `phone`, without `+`. It is shown as prefix and removed from a number entered with it. */
  countryCode?: string
  /** Text, controlled with `onChange`; or use `defaultValue` alone. */
  value?: string
  /** Text initially, when the input is uncontrolled. */
  defaultValue?: string
  /** Called with the native event for every edit. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  /** Called when the focus leaves the control, for validation on blur. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  /** The native input, for focus on the first invalid field. */
  ref?: Ref<HTMLInputElement>
}

/** Single-line text input. Takes `{...register('name')}` of react-hook-form. */
export function TextField(props: TextFieldProps) {
  const { label, name, help, error, required, optionalText, disabled, readOnly, theme } = props
  const {
    type = 'text',
    inputMode,
    autoComplete,
    enterKeyHint,
    placeholder,
    prefix,
    suffix,
    iconStart,
    maxLength,
    format,
    countryCode,
  } = props
  const id = useId()
  const digitMask = useDigitMask(format, maxLength)
  const countryPrefix = countryCode && `+${countryCode}`
  const masked = (value: string | undefined) => (format && value !== undefined ? maskDigits(format, value, maxLength) : value)

  return (
    <Field id={id} label={label} help={help} error={error} optionalText={optionalText} theme={theme}>
      <FieldBox id={id} prefix={iconStart ?? prefix ?? countryPrefix} suffix={suffix}>
        <input
          {...ariaDescription(id, { help, error, suffix })}
          id={id}
          ref={props.ref}
          className={format ? `${styles.control} ${tabularDigits}` : styles.control}
          name={name}
          type={type}
          inputMode={inputMode ?? (format ? 'numeric' : undefined)}
          autoComplete={autoComplete}
          enterKeyHint={enterKeyHint}
          placeholder={placeholder}
          // With a format the limit counts digits, and a native limit would cut pasted text before it is masked.
          maxLength={format ? undefined : maxLength}
          required={required}
          disabled={disabled}
          readOnly={readOnly}
          value={masked(props.value)}
          defaultValue={masked(props.defaultValue)}
          onChange={(event) => {
            const parts = countryCode && splitCountryCode(event.currentTarget.value, [countryCode])
            if (parts) event.currentTarget.value = parts.rest
            digitMask.onChange(event)
            props.onChange?.(event)
          }}
          onFocus={digitMask.onFocus}
          onCompositionEnd={digitMask.onCompositionEnd}
          onBlur={props.onBlur}
        />
      </FieldBox>
    </Field>
  )
}
