// No behaviour library: links that lead to the fields by their names.
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { DangerIcon } from '../../icons/Danger.tsx'
import * as css from './FormErrorSummary.css.ts'

/** A finished sentence, and the name of the field it is about. */
export type FormError = { name: string; message: string }

export type FormErrorSummaryProps = {
  /** Such as "Ret 3 felter for at fortsætte". */
  title: string
  /** In the order of the fields; without any nothing is drawn. */
  errors: readonly FormError[]
  /** How often the form was sent in vain: each time the summary takes the focus. */
  attempt: number
}

/** What is wrong in a long form, at its head, each a link to its field. Stands inside the form; a short form focuses its first field instead. */
export function FormErrorSummary({ title, errors, attempt }: FormErrorSummaryProps) {
  const id = useId()
  const summary = useRef<HTMLDivElement>(null)
  // Each failed submit is told once; a correction in between is not.
  useEffect(() => {
    if (attempt > 0) summary.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one of the form's own
    <div ref={summary} className={css.summary} role="group" aria-labelledby={id} tabIndex={-1}>
      <span className={css.icon}>
        <DangerIcon size={20} />
      </span>
      <div className={css.words}>
        <p id={id} className={css.title}>
          {title}
        </p>
        <ul className={css.list}>
          {errors.map(({ name, message }) => (
            <li key={name}>
              <a className={css.link} href={`#${name}`} onClick={(event) => leadTo(event, name)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function leadTo(event: MouseEvent<HTMLAnchorElement>, name: string) {
  const found = event.currentTarget.closest('form')?.elements.namedItem(name)
  const control = found instanceof RadioNodeList ? radioOf(found) : found
  if (!(control instanceof HTMLElement)) return
  event.preventDefault()
  // Some fields submit a hidden value beside what is typed.
  const seen = control instanceof HTMLInputElement && control.type === 'hidden' ? control.parentElement?.querySelector('input') : control
  if (seen instanceof HTMLElement) seen.focus()
}

/** Of one name in several places, the one that Tab would reach. */
const radioOf = (list: RadioNodeList): Node | undefined =>
  [...list].find((node) => node instanceof HTMLInputElement && node.checked) ?? list[0]
