// Custom combobox after the ARIA pattern, no behaviour library: 2 kB with a Danish text filter. A library would add a second overlay stack,
// which would make our dialogs inert.
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { CheckIcon } from '../../icons/Check.tsx'
import { ChevronDownIcon } from '../../icons/ChevronDown.tsx'
import { visuallyHidden } from '../../theme/utilities.css.ts'
import { control } from '../Field/Field.css.ts'
import { ariaDescription, Field, FieldBox, type FieldProps } from '../Field/Field.tsx'
import * as styles from './ComboboxField.css.ts'
import { filterOptions, normalizeForSearch } from './filterOptions.ts'

export interface ComboboxOption {
  value: string
  label: string
  /** Secondary text after the label. */
  detail?: string
}

export type ComboboxFieldProps = FieldProps & {
  /** All options, in the order of the list; typing filters them. */
  options: readonly ComboboxOption[]
  /** Value of the selected option; `null` for none. */
  value: string | null
  /** Called when another option is selected; `null` when the field is emptied. */
  onValueChange: (value: string | null) => void
  /** Announcement of the number of matching options while typing. */
  resultCountText: (count: number) => string
  /** Shown instead of the list if no option matches. */
  emptyText: string
  /** Shown while the input is empty. An example, not a label. */
  placeholder?: string
  /** Called when the focus leaves the control, for validation on blur. */
  onBlur?: () => void
  /** The native input, for focus on the first invalid field. */
  ref?: Ref<HTMLInputElement>
}

/** Maximum number of rendered options; typing narrows the list further. */
const maxShownOptions = 50

/** Single selection from a long list, filtered by typing. Submits the option's value under its name. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, name, help, error, required, optionalText, disabled, readOnly, theme, options, value, resultCountText, emptyText } = props
  const id = useId()
  const listId = `${id}-list`
  const list = useRef<HTMLDivElement>(null)
  /** Input text; null while the field shows the selected option. */
  const [inputText, setInputText] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)

  const selected = options.find((option) => option.value === value)
  const matchingOptions = open ? filterOptions(options, inputText ?? '') : []
  const shown = matchingOptions.slice(0, maxShownOptions)
  const optionId = (index: number) => `${listId}-${index}`

  useEffect(() => {
    if (activeIndex >= 0) list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' })
  }, [activeIndex])

  const show = () => {
    if (readOnly || disabled || open) return
    setOpen(true)
    setActiveIndex(inputText === null ? options.slice(0, maxShownOptions).findIndex((option) => option.value === value) : -1)
  }
  const close = () => {
    setOpen(false)
    setActiveIndex(-1)
  }
  const choose = (option: ComboboxOption | undefined) => {
    close()
    setInputText(null)
    if ((option?.value ?? null) !== value) props.onValueChange(option?.value ?? null)
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value
    setInputText(text)
    setOpen(true)
    // The first match is active, so Enter selects it; no option is active when the field is empty.
    setActiveIndex(text ? 0 : -1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      if (!open) return show()
      const last = shown.length - 1
      const next = activeIndex + step
      setActiveIndex(next > last ? 0 : next < 0 ? last : next)
    } else if (event.key === 'Enter' && open && shown[activeIndex]) {
      event.preventDefault()
      choose(shown[activeIndex])
    } else if (event.key === 'Escape' && (open || inputText !== null)) {
      event.preventDefault()
      event.stopPropagation()
      close()
      setInputText(null)
    }
  }
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    const text = normalizeForSearch(event.currentTarget.value)
    // Text equal to a label selects that option, an emptied field clears the selection, any other text is discarded.
    if (inputText !== null && text) choose(options.find((option) => normalizeForSearch(option.label) === text) ?? selected)
    else if (inputText !== null) choose(undefined)
    else close()
    props.onBlur?.()
  }

  return (
    <Field id={id} label={<span id={`${id}-label`}>{label}</span>} help={help} error={error} optionalText={optionalText} theme={theme}>
      <div className={styles.anchor}>
        <FieldBox id={id}>
          <input
            {...ariaDescription(id, { help, error })}
            id={id}
            ref={props.ref}
            className={control}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open && shown.length > 0}
            aria-controls={open && shown.length > 0 ? listId : undefined}
            aria-activedescendant={shown[activeIndex] ? optionId(activeIndex) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={props.placeholder}
            required={required}
            disabled={disabled}
            readOnly={readOnly}
            value={inputText ?? selected?.label ?? ''}
            onChange={onChange}
            onKeyDown={onKeyDown}
            onClick={show}
            onBlur={onBlur}
          />
          <span className={styles.chevron}>
            <ChevronDownIcon size={20} />
          </span>
        </FieldBox>
        {open && shown.length > 0 ? (
          <div ref={list} id={listId} className={styles.list} role="listbox" aria-labelledby={`${id}-label`}>
            {shown.map((option, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names the active option
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
              <div
                key={option.value}
                id={optionId(index)}
                className={styles.option}
                role="option"
                aria-selected={option.value === value}
                data-active={index === activeIndex ? '' : undefined}
                // Keeps the focus in the input.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                <span>{option.label}</span>
                {option.value === value ? (
                  <span className={styles.tick}>
                    <CheckIcon size={20} />
                  </span>
                ) : option.detail ? (
                  <span className={styles.detail}>{option.detail}</span>
                ) : null}
              </div>
            ))}
          </div>
        ) : null}
        {open && shown.length === 0 ? <div className={styles.noResults}>{emptyText}</div> : null}
      </div>
      <span className={visuallyHidden} role="status">
        {open && inputText ? (matchingOptions.length > 0 ? resultCountText(matchingOptions.length) : emptyText) : ''}
      </span>
      <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />
    </Field>
  )
}
