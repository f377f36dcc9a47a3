// react-aria's number field: locale-aware parsing, arrow keys, and an announcement when a typed amount is rewritten.
import { type ReactNode, type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useNumberField } from 'react-aria/useNumberField'
import { useNumberFieldState } from 'react-stately/useNumberFieldState'
import { cleanText } from '../Field/cleanText.ts'
import { control } from '../Field/Field.css.ts'
import { ariaDescription, Field, FieldBox, type FieldProps } from '../Field/Field.tsx'
import * as styles from './AmountField.css.ts'
import { isPartialAmount, readAmount, toKroner, toOre } from './amount.ts'

/**
 * Whole amounts are shown without decimals: `500`, but `1.250,50`. There are two formats, because with `trailingZeroDisplay` the number
 * parser rejects the comma while typing. They are constants: a new object would reset the text on every render.
 */
const wholeKronerFormat: Intl.NumberFormatOptions = { maximumFractionDigits: 2 }
const oreFormat: Intl.NumberFormatOptions = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** No number for the parser, which then shows the last amount again. */
const unreadable = '-'

export type AmountFieldProps = FieldProps & {
  /** Amount in øre; `null` while the field is empty. No amount is preselected. */
  value: number | null
  /** Called with whole øre on blur, Enter, an arrow key or a click on a quick amount. */
  onValueChange: (ore: number | null) => void
  /** Called while typing, with the amount in whole øre. `null` while the text is not an amount, or would be rewritten on blur. */
  onTyping?: (ore: number | null) => void
  /** Suggested amounts in øre; any other amount can still be typed. */
  quickAmounts?: readonly {
    value: number
    label: string
    /** The suggestion cannot be chosen, for example because it exceeds a limit. */
    disabled?: boolean
    /** Shown as chosen. By default, when the field has this amount. */
    selected?: boolean
    /** Called after a click, to set other values that belong to the suggestion. */
    onSelect?: () => void
  }[]
  /** After the amount, such as `kr.`; part of the accessible description. */
  suffix?: ReactNode
  /** Locale of the number format. Announcements are always Danish. */
  locale?: string
  /** Called when the focus leaves the control, for validation on blur. */
  onBlur?: () => void
  /** The native input, for focus on the first invalid field. */
  ref?: Ref<HTMLInputElement>
}

/** A field for an amount of money. Submits whole øre under its name. */
export const AmountField = ({ locale = 'da-DK', ...props }: AmountFieldProps) => (
  <I18nProvider locale={locale}>
    <AmountControl {...props} locale={locale} />
  </I18nProvider>
)

type AmountControlProps = AmountFieldProps & { locale: string }

function AmountControl(props: AmountControlProps) {
  const { label, name, help, required, optionalText, disabled, readOnly, theme, suffix, quickAmounts, value, locale } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(props.ref, () => input.current)

  const options = {
    value: toKroner(value),
    onChange: (kroner: number) => props.onValueChange(toOre(kroner)),
    minValue: 0,
    formatOptions: value === null || value % 100 === 0 ? wholeKronerFormat : oreFormat,
    isDisabled: disabled,
    isReadOnly: readOnly,
    isRequired: required,
  }
  const number = useNumberFieldState({ ...options, locale })
  const state = {
    ...number,
    validate: isPartialAmount,
    setInputValue: (text: string) => number.setInputValue(cleanText(text)),
    /** `pasted` replaces the whole text. A pasted text that is not an amount changes nothing; a typed one goes back to the amount before it. */
    commit(pasted?: string) {
      const text = pasted ?? number.inputValue
      const amount = readAmount(text)
      if (amount !== null) number.commit(amount)
      else if (pasted === undefined) number.commit(text.trim() === '' ? '' : unreadable)
    },
  }
  const typed = readAmount(number.inputValue) === number.inputValue.trim() ? toOre(number.numberValue) : null
  // an error is about `value`: it goes while another amount is typed
  const error = typed === null || typed === value ? props.error : undefined
  const reportTyped = useEffectEvent((ore: number | null) => props.onTyping?.(ore))
  useEffect(() => reportTyped(typed), [typed])
  // Field renders the label element; `aria-labelledby` prevents the hook's warning about a missing label.
  const { inputProps } = useNumberField(
    { ...options, id, 'aria-labelledby': `${id}-label`, isWheelDisabled: true, onBlur: props.onBlur },
    state,
    input,
  )

  return (
    <Field id={id} label={<span id={`${id}-label`}>{label}</span>} help={help} error={error} optionalText={optionalText} theme={theme}>
      <FieldBox id={id} suffix={suffix}>
        <input
          {...inputProps}
          {...ariaDescription(id, { help, error, suffix })}
          ref={input}
          className={`${control} ${styles.amount}`}
          // The hook chooses by device, which is unknown during server rendering. Every device needs a decimal separator.
          inputMode="decimal"
        />
      </FieldBox>
      <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />
      {quickAmounts && quickAmounts.length > 0 ? (
        <div className={styles.quickAmounts}>
          {quickAmounts.map((quick) => (
            <button
              key={quick.value}
              type="button"
              className={styles.chip}
              disabled={disabled || readOnly || quick.disabled}
              aria-pressed={quick.selected ?? value === quick.value}
              onClick={() => {
                props.onValueChange(quick.value)
                quick.onSelect?.()
              }}
            >
              {quick.label}
            </button>
          ))}
        </div>
      ) : null}
    </Field>
  )
}
