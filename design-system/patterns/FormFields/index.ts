export { type FieldWords, FormFields, type FormFieldsProps, type LaidOutField } from './FormFields.tsx'
