import { cx } from 'class-variance-authority'
import { useEffect, useId, useRef, useState } from 'react'
import * as styles from './FormFrame.css.ts'

export interface FormFrameProps {
  /** Accessible name of the frame. */
  title: string
  /** URL on another origin. The page may run scripts and forms, without access to this page. */
  action: string
  /** Fields of the form post. */
  fields: Readonly<Record<string, string>>
  /** Width in px, never wider than the container. */
  width: number
  /** Shown until the page is drawn. */
  loading: string
}

/** Hosts a page opened by a form post, such as a bank's approval page. Posted once; a new `key` posts again. */
export function FormFrame({ title, action, fields, width, loading }: FormFrameProps) {
  const name = `frame${useId()}`
  const form = useRef<HTMLFormElement>(null)
  const posted = useRef(false)
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    if (posted.current) return
    posted.current = true
    form.current?.submit()
  }, [])
  return (
    // biome-ignore lint/plugin: a configured width
    <div className={styles.stage} style={{ inlineSize: width }}>
      <p className={styles.loading}>{loading}</p>
      <iframe
        className={loaded ? cx(styles.frame, styles.page) : styles.frame}
        title={title}
        name={name}
        // The page keeps its own origin; top-level navigation is not permitted.
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        // The empty page before the post also counts as loaded.
        onLoad={() => posted.current && setLoaded(true)}
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <form ref={form} method="post" action={action} target={name} hidden>
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
      </form>
    </div>
  )
}
