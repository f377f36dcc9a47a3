// No behaviour library: native form controls carry the behaviour, this frame carries words and wiring.
import type { ReactNode } from 'react'
import { DangerIcon } from '../../icons/Danger.tsx'
import * as css from './Field.css.ts'

/** What every field takes. `error` is a finished sentence for the player; `theme` names an input theme of the server. */
export type FieldProps = {
  label: ReactNode
  /** Name of the submitted value. */
  name: string
  help?: ReactNode
  error?: string
  required?: boolean
  /** Shown behind the label of a field that may stay empty. */
  optionalText?: string
  disabled?: boolean
  readOnly?: boolean
  theme?: string
}

type Described = { help?: ReactNode; error?: string; suffix?: ReactNode }

export const helpId = (id: string): string => `${id}-help`
export const errorId = (id: string): string => `${id}-error`
export const suffixId = (id: string): string => `${id}-suffix`

/** The describing and validity attributes of a control: unit first, then help, then error, as they are read on screen. */
export function described(id: string, { help, error, suffix }: Described) {
  const ids = [suffix != null && suffixId(id), help != null && helpId(id), error && errorId(id)].filter(Boolean)
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}

/** Help below the label. */
export const FieldHelp = ({ id, help }: { id: string; help: ReactNode }) =>
  help == null ? null : (
    <p id={helpId(id)} className={css.help}>
      {help}
    </p>
  )

/** The live region stands before there is an error, otherwise screen readers would miss the first one. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) => (
  <div aria-live="polite">
    {error ? (
      <p id={errorId(id)} className={css.error}>
        <span className={css.errorIcon}>
          <DangerIcon size={16} />
        </span>
        {error}
      </p>
    ) : null}
  </div>
)

type FrameProps = Pick<FieldProps, 'label' | 'help' | 'error' | 'optionalText' | 'theme'> & {
  /** Id of the control the label points to. */
  id: string
  children: ReactNode
}

/** Label, help, control, error: the order every single-control field is read in. */
export const Field = ({ id, label, help, error, optionalText, theme, children }: FrameProps) => (
  <div className={css.field} data-input-theme={theme}>
    <label htmlFor={id} className={css.label}>
      {label}
      {optionalText ? <span className={css.optional}>{optionalText}</span> : null}
    </label>
    <FieldHelp id={id} help={help} />
    {children}
    <FieldError id={id} error={error} />
  </div>
)

type BoxProps = { id: string; prefix?: ReactNode; suffix?: ReactNode; children: ReactNode }

/** The bordered box around a one-line control, with what stands before and after the figures. */
export const FieldBox = ({ id, prefix, suffix, children }: BoxProps) => (
  <div className={css.box}>
    {prefix != null ? <span className={css.before}>{prefix}</span> : null}
    {children}
    {suffix != null ? (
      <span id={suffixId(id)} className={css.after}>
        {suffix}
      </span>
    ) : null}
  </div>
)
