// No behaviour library: links that focus the fields by name.
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { DangerIcon } from '../../icons/Danger.tsx'
import * as styles from './FormErrorSummary.css.ts'

/** An error message and the name of its field. */
export interface FormError {
  name: string
  message: string
}

export interface FormErrorSummaryProps {
  /** Such as "Ret 3 felter for at fortsætte". */
  title: string
  /** In the order of the fields. Renders nothing when empty. */
  errors: readonly FormError[]
  /** Number of failed submits. The summary receives focus each time it increases. */
  failedSubmits: number
}

/** Links to the invalid fields of a long form. Render it at the top. Short forms focus their first invalid field instead. */
export function FormErrorSummary({ title, errors, failedSubmits }: FormErrorSummaryProps) {
  const id = useId()
  const summary = useRef<HTMLDivElement>(null)
  // Focus after each failed submit, not when an error is corrected.
  useEffect(() => {
    if (failedSubmits > 0) summary.current?.focus()
  }, [failedSubmits])
  if (errors.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would belong to the form's elements
    <div ref={summary} className={styles.summary} role="group" aria-labelledby={id} tabIndex={-1}>
      <span className={styles.icon}>
        <DangerIcon size={20} />
      </span>
      <div className={styles.content}>
        <p id={id} className={styles.title}>
          {title}
        </p>
        <ul className={styles.list}>
          {errors.map(({ name, message }) => (
            <li key={name}>
              <a className={styles.link} href={`#${name}`} onClick={(event) => focusField(event, name)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function focusField(event: MouseEvent<HTMLAnchorElement>, name: string) {
  const found = event.currentTarget.closest('form')?.elements.namedItem(name)
  const control = found instanceof RadioNodeList ? checkedRadio(found) : found
  if (!(control instanceof HTMLElement)) return
  event.preventDefault()
  // Some fields submit a hidden input beside the visible one.
  const visibleControl =
    control instanceof HTMLInputElement && control.type === 'hidden' ? control.parentElement?.querySelector('input') : control
  if (visibleControl instanceof HTMLElement) visibleControl.focus()
}

/** The radio of a group that Tab would focus: the checked one, else the first. */
const checkedRadio = (list: RadioNodeList): Node | undefined =>
  [...list].find((node) => node instanceof HTMLInputElement && node.checked) ?? list[0]
