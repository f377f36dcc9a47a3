export { FieldSet, type FieldSetProps } from './FieldSet.tsx'
