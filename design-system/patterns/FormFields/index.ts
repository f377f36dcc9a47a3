export { type FormField, FormFields, type FormFieldsProps, type RegistryFieldProps } from './FormFields.tsx'
