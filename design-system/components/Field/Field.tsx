// No behaviour library: native form controls; this component adds label, help, error and ARIA attributes.
import type { ReactNode } from 'react'
import { DangerIcon } from '../../icons/Danger.tsx'
import * as styles from './Field.css.ts'

/** Props of every field. */
export interface FieldProps {
  /** Above the field, and its accessible name. */
  label: ReactNode
  /** Name of the submitted value. */
  name: string
  /** What to enter, below the label; part of the accessible description. */
  help?: ReactNode
  /** What is wrong, for the player. Announced when it appears. The field is then invalid. */
  error?: string
  /** Announced as required. */
  required?: boolean
  /** Shown after the label of an optional field. */
  optionalText?: string
  /** Cannot be focused and is not submitted. */
  disabled?: boolean
  /** Can be focused and is submitted, but not changed. */
  readOnly?: boolean
  /** Name of a server-configured input theme. */
  theme?: string
}

interface DescriptionParts {
  help?: ReactNode
  error?: string
  suffix?: ReactNode
}

export const helpId = (id: string): string => `${id}-help`
export const errorId = (id: string): string => `${id}-error`
export const suffixId = (id: string): string => `${id}-suffix`

/** ARIA attributes of a control for description and validity. Suffix, help and error describe it, in visual order. */
export function ariaDescription(id: string, { help, error, suffix }: DescriptionParts) {
  const ids = [suffix != null && suffixId(id), help != null && helpId(id), error && errorId(id)].filter(Boolean)
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}

interface FieldHelpProps {
  id: string
  help: ReactNode
}

/** Help text below the label. */
export const FieldHelp = ({ id, help }: FieldHelpProps) =>
  help == null ? null : (
    <p id={helpId(id)} className={styles.help}>
      {help}
    </p>
  )

interface FieldErrorProps {
  id: string
  error: string | undefined
}

/** Error message. The live region is rendered before there is an error; otherwise screen readers would miss the first one. */
export const FieldError = ({ id, error }: FieldErrorProps) => (
  <div aria-live="polite">
    {error ? (
      <p id={errorId(id)} className={styles.error}>
        <span className={styles.errorIcon}>
          <DangerIcon size={16} />
        </span>
        {error}
      </p>
    ) : null}
  </div>
)

type FieldFrameProps = Pick<FieldProps, 'label' | 'help' | 'error' | 'optionalText' | 'theme'> & {
  /** Id of the labelled control. */
  id: string
  children: ReactNode
}

/**
 * Label, help, control and error of a field with one control, in reading order. Help and error are called as functions: two components less
 * to hydrate per field.
 */
export const Field = ({ id, label, help, error, optionalText, theme, children }: FieldFrameProps) => (
  <div className={styles.field} data-input-theme={theme}>
    <label htmlFor={id} className={styles.label}>
      {label}
      {optionalText ? <span className={styles.optional}>{optionalText}</span> : null}
    </label>
    {FieldHelp({ id, help })}
    {children}
    {FieldError({ id, error })}
  </div>
)

interface FieldBoxProps {
  id: string
  prefix?: ReactNode
  suffix?: ReactNode
  children: ReactNode
}

/** The bordered box around a one-line control, with prefix and suffix. */
export const FieldBox = ({ id, prefix, suffix, children }: FieldBoxProps) => (
  <div className={styles.box}>
    {prefix != null ? <span className={styles.prefix}>{prefix}</span> : null}
    {children}
    {suffix != null ? (
      <span id={suffixId(id)} className={styles.suffix}>
        {suffix}
      </span>
    ) : null}
  </div>
)
