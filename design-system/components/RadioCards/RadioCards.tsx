// Native radios in a fieldset: no behaviour library. The browser provides arrow keys and one tab stop.
import { type ChangeEvent, type FocusEvent, type ReactNode, type Ref, useId } from 'react'
import { field, label as legend, optional } from '../Field/Field.css.ts'
import { ariaDescription, FieldError, FieldHelp, type FieldProps } from '../Field/Field.tsx'
import * as styles from './RadioCards.css.ts'

export interface RadioCardOption {
  value: string
  title: ReactNode
  description?: ReactNode
  /** Decorative image above the text, as wide as the card. */
  media?: ReactNode
  /** Terms that must be shown with the option. They may contain links and buttons, because they are beside the label, not in it. */
  meta?: ReactNode
  /** A button for this option, such as removing it. */
  action?: ReactNode
  disabled?: boolean
}

export type RadioCardsProps = FieldProps & {
  /** One card each, in visual order. */
  options: readonly RadioCardOption[]
  /** Controlled value; `null` when nothing is selected. */
  value?: string | null
  /** Called with the value of the option that is selected, for a controlled `value`. */
  onValueChange?: (value: string) => void
  /** Called with the native event of the radio that is selected. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  /** Called when the focus leaves a radio, for validation on blur. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  /** Called with each native radio, as `register` expects. */
  ref?: Ref<HTMLInputElement>
}

/** Single choice from a few options that need a description. Takes `{...register('name')}`, or `value` with `onValueChange`. */
export function RadioCards(props: RadioCardsProps) {
  const { label, name, help, error, required, optionalText, disabled, readOnly, theme, options, value } = props
  const id = useId()
  return (
    <fieldset
      {...ariaDescription(id, { help, error })}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and a bare group may not carry aria-required or aria-invalid
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={required || undefined}
      aria-readonly={readOnly || undefined}
      className={field}
      data-input-theme={theme}
      disabled={disabled}
    >
      <legend id={`${id}-label`} className={legend}>
        {label}
        {optionalText ? <span className={optional}>{optionalText}</span> : null}
      </legend>
      <FieldHelp id={id} help={help} />
      {/* above the cards: below several of them it would be off the screen */}
      <div className={styles.error}>
        <FieldError id={id} error={error} />
      </div>
      <div className={styles.cards}>
        {options.map((option) => {
          const optionId = `${id}-${option.value}`
          const detailIds = [option.description != null && `${optionId}-description`, option.meta != null && `${optionId}-meta`].filter(
            Boolean,
          )
          return (
            <div key={option.value} className={styles.card}>
              {option.media != null ? <div className={styles.media}>{option.media}</div> : null}
              <label className={styles.option}>
                <input
                  type="radio"
                  ref={props.ref}
                  className={styles.radio}
                  name={name}
                  value={option.value}
                  required={required}
                  disabled={option.disabled || (readOnly && value !== undefined && value !== option.value)}
                  checked={value === undefined ? undefined : value === option.value}
                  aria-labelledby={`${optionId}-title`}
                  aria-describedby={detailIds.length > 0 ? detailIds.join(' ') : undefined}
                  onChange={(event) => {
                    props.onChange?.(event)
                    props.onValueChange?.(option.value)
                  }}
                  onBlur={props.onBlur}
                />
                <span className={styles.text}>
                  <span id={`${optionId}-title`} className={styles.title}>
                    {option.title}
                  </span>
                  {option.description != null ? (
                    <span id={`${optionId}-description`} className={styles.description}>
                      {option.description}
                    </span>
                  ) : null}
                </span>
              </label>
              {option.action != null ? <div className={styles.action}>{option.action}</div> : null}
              {option.meta != null ? (
                <div id={`${optionId}-meta`} className={styles.meta}>
                  {option.meta}
                </div>
              ) : null}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
