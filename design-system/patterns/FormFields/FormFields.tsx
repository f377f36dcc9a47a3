import type { ReactNode } from 'react'
import type { FieldIcon } from '../../runtime/formRegistry.ts'
import { gap as gaps, type Space } from '../../theme/index.ts'
import * as styles from './FormFields.css.ts'
import { fieldIconComponents } from './fieldIconComponents.ts'

/** A field of a form registry with its resolved texts. */
export interface FormField<Name extends string> {
  /** Key in `render`, and name of the submitted value. */
  name: Name
  /** Above the field, and its accessible name. */
  label: string
  /** What to enter, below the label. */
  help?: string
  /** Shown while the field is empty. */
  placeholder?: string
  /** Name of the icon inside its box. */
  icon?: FieldIcon
  /** Name of a server-configured input theme. */
  theme?: string
}

/** Props for a field component. Spread them; each component uses the props it supports. */
export type RegistryFieldProps = Omit<FormField<string>, 'icon'> & {
  /** The rendered icon of the registry. */
  iconStart?: ReactNode
}

export interface FormFieldsProps<Name extends string> {
  /** Fields in visual order, which is also the tab order. */
  fields: readonly FormField<Name>[]
  /** Renders each field by name. `null` hides the field for now. */
  render: { readonly [N in Name]: ((field: RegistryFieldProps) => ReactNode) | null }
  /** Fields of half width. Two consecutive ones share a row. */
  half?: readonly Name[]
  /** Space between the fields, a step of the 4-point grid. */
  gap?: Space
}

/** Fields of a form, in the order and with the texts of a registry. */
export const FormFields = <Name extends string>({ fields, render, half, gap = 5 }: FormFieldsProps<Name>) => (
  <div className={`${styles.grid} ${gaps[gap]}`}>
    {fields.map(({ icon, ...field }) => {
      const renderField = render[field.name]
      const Icon = icon && fieldIconComponents[icon]
      return renderField ? (
        <div key={field.name} className={half?.includes(field.name) ? styles.halfWidth : styles.fullWidth}>
          {renderField(Icon ? { ...field, iconStart: <Icon /> } : field)}
        </div>
      ) : null
    })}
  </div>
)
