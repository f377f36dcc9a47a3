import { useEffect, useRef, useState } from 'react'
import { CheckIcon } from '../../icons/Check.tsx'
import { CopyIcon } from '../../icons/Copy.tsx'
import { tabularDigits } from '../../styling/figures.css.ts'
import { visuallyHidden } from '../../theme/utilities.css.ts'
import * as styles from './CopyableText.css.ts'

/** How long the check mark stays, in ms. */
const copiedMs = 3000

export interface CopyableTextProps {
  /** Shown, and copied as it is: an id or a number. */
  text: string
  /** Accessible name, with the text: "Kopier transaktions-id 0b2f7f9e". */
  label: string
  /** Announced when the text has been copied: "Kopieret". */
  copiedText: string
}

/**
 * A text that one press copies. A check mark and an announcement say that it was copied; where the browser refuses, the text is selected
 * instead.
 */
export function CopyableText({ text, label, copiedText }: CopyableTextProps) {
  const shown = useRef<HTMLSpanElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => {
    // absent on a page without https
    const writing: Promise<void> = navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject(new Error('no clipboard'))
    writing.then(
      () => setCopied(true),
      () => shown.current && window.getSelection()?.selectAllChildren(shown.current),
    )
  }
  return (
    <>
      <button type="button" className={styles.button} aria-label={label} onClick={copy}>
        <span ref={shown} className={`${styles.text} ${tabularDigits}`}>
          {text}
        </span>
        <span className={styles.icon}>{copied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}</span>
      </button>
      <span className={visuallyHidden} aria-live="polite">
        {copied ? copiedText : ''}
      </span>
    </>
  )
}
