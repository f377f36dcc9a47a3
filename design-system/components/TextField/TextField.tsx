// Native input: no behaviour library. Uncontrolled unless `value` is given, so typing causes no re-render.
import { type ChangeEvent, type FocusEvent, type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useId } from 'react'
import { type DigitMaskFormat, maskDigits } from '../Field/digitMask.ts'
import * as styles from '../Field/Field.css.ts'
import { ariaDescription, Field, FieldBox, type FieldProps } from '../Field/Field.tsx'
import { splitCountryCode } from '../Field/phoneNumber.ts'
import { useDigitMask } from '../Field/useDigitMask.ts'

export type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'password' | 'search'
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search'
  autoComplete?: HTMLInputAutoCompleteAttribute
  enterKeyHint?: 'next' | 'done' | 'go' | 'search' | 'send'
  placeholder?: string
  /** Short text or icon inside the box, before and after the input. The suffix is part of the accessible description. */
  prefix?: ReactNode
  suffix?: ReactNode
  iconStart?: ReactNode
  /** Maximum number of characters; with a `format`, of digits. */
  maxLength?: number
  /** Digit mask, applied while typing. The submitted text contains the separators: strip them in the schema. */
  format?: DigitMaskFormat
  /** The only country code of a `phone`, without `+`. It is the prefix, and is removed from a number entered with it. */
  countryCode?: string
  value?: string
  defaultValue?: string
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
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
          className={format ? `${styles.control} ${styles.tabularDigits}` : styles.control}
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
          onBlur={props.onBlur}
        />
      </FieldBox>
    </Field>
  )
}
