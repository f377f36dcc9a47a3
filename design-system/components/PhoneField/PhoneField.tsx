// Native select and input in a fieldset: no behaviour library.
import { type ChangeEvent, type FocusEvent, type Ref, useId } from 'react'
import { tabularDigits } from '../../styling/figures.css.ts'
import { visuallyHidden } from '../../theme/utilities.css.ts'
import { maskDigits } from '../Field/digitMask.ts'
import { control, field, label as labelLook, optional } from '../Field/Field.css.ts'
import { ariaDescription, FieldBox, FieldError, FieldHelp, type FieldProps } from '../Field/Field.tsx'
import { splitCountryCode } from '../Field/phoneNumber.ts'
import { SelectControl, type SelectControlProps } from '../Field/SelectControl.tsx'
import { useDigitMask } from '../Field/useDigitMask.ts'
import * as styles from './PhoneField.css.ts'

/** Props of the country select: `{...register('countryCode')}` and a visually hidden label. */
export type PhoneCountry = Omit<SelectControlProps, 'options' | 'autoComplete' | 'placeholder' | 'required' | 'disabled' | 'readOnly'> & {
  label: string
  /** Values are country codes without `+`: `45`. */
  options: readonly { value: string; label: string }[]
}

export type PhoneFieldProps = FieldProps & {
  /** The select of the country code, before the number. */
  country: PhoneCountry
  /** Number, controlled with `onChange`; or use `defaultValue` alone. */
  value?: string
  /** Number initially, when the input is uncontrolled. */
  defaultValue?: string
  /** Called with the native event for every edit of the number. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  /** Called when the focus leaves the number, for validation on blur. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  /** The native input of the number, for focus on the first invalid field. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Country code and number as one group that submits two values. Digits are grouped in pairs; the submitted text contains the spaces. A
 * number entered with its country code selects the country.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, name, help, error, required, optionalText, disabled, readOnly, theme, country } = props
  const id = useId()
  const countryId = `${id}-country`
  const digitMask = useDigitMask('phone')

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const parts = splitCountryCode(
      input.value,
      country.options.map(({ value }) => value),
    )
    if (parts) {
      input.value = parts.rest
      selectCountry(input, parts.code)
    }
    digitMask.onChange(event)
    props.onChange?.(event)
  }
  const masked = (value: string | undefined) => (value === undefined ? undefined : maskDigits('phone', value))

  return (
    <fieldset className={field} data-input-theme={theme}>
      <legend className={labelLook}>
        <label htmlFor={id}>{label}</label>
        {optionalText ? <span className={optional}>{optionalText}</span> : null}
      </legend>
      <FieldHelp id={id} help={help} />
      <div className={styles.pair}>
        <div className={styles.country}>
          <label htmlFor={countryId} className={visuallyHidden}>
            {country.label}
          </label>
          <SelectControl
            {...country}
            id={countryId}
            ariaProps={ariaDescription(countryId, {})}
            autoComplete="tel-country-code"
            disabled={disabled}
            readOnly={readOnly}
          />
        </div>
        <div className={styles.number}>
          <FieldBox id={id}>
            <input
              {...ariaDescription(id, { help, error })}
              id={id}
              ref={props.ref}
              className={`${control} ${tabularDigits}`}
              name={name}
              // Browsers do not autofill a national number into `type="tel"`.
              type="text"
              inputMode="tel"
              autoComplete="tel-national"
              required={required}
              disabled={disabled}
              readOnly={readOnly}
              value={masked(props.value)}
              defaultValue={masked(props.defaultValue)}
              onChange={onChange}
              onFocus={digitMask.onFocus}
              onCompositionEnd={digitMask.onCompositionEnd}
              onBlur={props.onBlur}
            />
          </FieldBox>
        </div>
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

/** Dispatches a native `change` event, so that a form library handles it like user input. */
function selectCountry(input: HTMLInputElement, code: string) {
  const select = input.closest('fieldset')?.querySelector('select')
  if (!select || select.value === code) return
  select.value = code
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
