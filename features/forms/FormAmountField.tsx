import { AmountField, type AmountFieldProps, type RegistryFieldProps } from '@casino/design-system'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { type TextValues, useTranslations } from '../content/useTranslations.tsx'
import { fieldErrorText } from './serverErrors.ts'

interface FormAmountFieldProps<V extends FieldValues> extends Pick<AmountFieldProps, 'suffix' | 'quickAmounts'> {
  control: Control<V>
  /** A field whose value is an amount in øre, null while it is empty. */
  name: FieldPathByValue<V, number | null>
  registryField: RegistryFieldProps
  /** Placeholders of the error texts of the form's schema. */
  errorValues: TextValues
}

/** The required amount of a react-hook-form form. */
export function FormAmountField<V extends FieldValues>({ control, name, registryField, errorValues, ...props }: FormAmountFieldProps<V>) {
  const t = useTranslations()
  const { field, fieldState } = useController({ control, name })
  return (
    <AmountField
      {...registryField}
      {...props}
      name={field.name}
      ref={field.ref}
      value={field.value}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldErrorText(t, fieldState.error, errorValues)}
      required
    />
  )
}
