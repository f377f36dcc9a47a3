// Native select: no behaviour library. Phones show their native picker.
import { useId } from 'react'
import { ariaDescription, Field, type FieldProps } from '../Field/Field.tsx'
import { SelectControl, type SelectControlProps } from '../Field/SelectControl.tsx'

/** `placeholder` is a first option with an empty value: nothing is preselected. */
export type SelectFieldProps = FieldProps & SelectControlProps

/** Single choice from a list too long for cards. Takes `{...register('name')}`; `readOnly` needs `value` or `defaultValue`. */
export function SelectField({ label, help, error, optionalText, theme, ...control }: SelectFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} help={help} error={error} optionalText={optionalText} theme={theme}>
      <SelectControl {...control} id={id} ariaProps={ariaDescription(id, { help, error })} />
    </Field>
  )
}
