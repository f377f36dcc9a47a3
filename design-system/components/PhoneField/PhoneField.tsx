// Native select and input in a fieldset: no behaviour library.
import { type ChangeEvent, type FocusEvent, type Ref, useId } from 'react'
import { hidden } from '../../theme/index.ts'
import { control, field, figures as figuresLook, label as labelLook, optional } from '../Field/Field.css.ts'
import { described, FieldBox, FieldError, FieldHelp, type FieldProps } from '../Field/Field.tsx'
import { grouped } from '../Field/figures.ts'
import { SelectControl, type SelectControlProps } from '../Field/SelectControl.tsx'
import { useFigures } from '../Field/useFigures.ts'
import { dialled } from './dialled.ts'
import * as css from './PhoneField.css.ts'

/** Props of the country select: `{...register('countryCode')}` and a visually hidden label. */
export type PhoneCountry = Omit<SelectControlProps, 'options' | 'autoComplete' | 'placeholder' | 'required' | 'disabled' | 'readOnly'> & {
  label: string
  /** Values are country codes without `+`: `45`. */
  options: readonly { value: string; label: string }[]
}

export type PhoneFieldProps = FieldProps & {
  country: PhoneCountry
  value?: string
  defaultValue?: string
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  ref?: Ref<HTMLInputElement>
}

/**
 * Country code and number as one group that submits two values. Digits are grouped in pairs, with spaces in the submitted text; a number
 * entered with its country code selects the country.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, name, help, error, required, optionalText, disabled, readOnly, theme, country } = props
  const id = useId()
  const countryId = `${id}-country`
  const figures = useFigures('phone')

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const parts = dialled(
      input.value,
      country.options.map(({ value }) => value),
    )
    if (parts) {
      input.value = parts.rest
      chooseCountry(input, parts.code)
    }
    figures.onChange(event)
    props.onChange?.(event)
  }
  const text = (value: string | undefined) => (value === undefined ? undefined : grouped('phone', value))

  return (
    <fieldset className={field} data-input-theme={theme}>
      <legend className={labelLook}>
        <label htmlFor={id}>{label}</label>
        {optionalText ? <span className={optional}>{optionalText}</span> : null}
      </legend>
      <FieldHelp id={id} help={help} />
      <div className={css.pair}>
        <div className={css.country}>
          <label htmlFor={countryId} className={hidden}>
            {country.label}
          </label>
          <SelectControl
            {...country}
            id={countryId}
            describedBy={described(countryId, {})}
            autoComplete="tel-country-code"
            disabled={disabled}
            readOnly={readOnly}
          />
        </div>
        <div className={css.number}>
          <FieldBox id={id}>
            <input
              {...described(id, { help, error })}
              id={id}
              ref={props.ref}
              className={`${control} ${figuresLook}`}
              name={name}
              // browsers do not autofill a national number into `type="tel"`
              type="text"
              inputMode="tel"
              autoComplete="tel-national"
              required={required}
              disabled={disabled}
              readOnly={readOnly}
              value={text(props.value)}
              defaultValue={text(props.defaultValue)}
              onChange={onChange}
              onFocus={figures.onFocus}
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
function chooseCountry(input: HTMLInputElement, code: string) {
  const select = input.closest('fieldset')?.querySelector('select')
  if (!select || select.value === code) return
  select.value = code
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
