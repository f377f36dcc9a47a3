import { useEffect, useRef } from 'react'
import * as styles from './HeaderScrollState.css.ts'

export interface HeaderScrollStateProps {
  /** Scroll offset in px. */
  after: number
}

/** Rendered directly after a header: marks it with `data-scrolled` past the scroll offset. The logo is then smaller. */
export function HeaderScrollState({ after }: HeaderScrollStateProps) {
  const top = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const sentinel = top.current
    if (!sentinel) return
    // One callback per crossing, none while scrolling. Explicit root, because an iframe ignores `rootMargin` with the implicit root.
    const observer = new IntersectionObserver(
      (entries) => sentinel.previousElementSibling?.toggleAttribute('data-scrolled', entries.at(-1)?.isIntersecting === false),
      { root: document, rootMargin: `${after}px 0px 0px 0px` },
    )
    observer.observe(sentinel)
    return () => observer.disconnect()
  }, [after])
  return <span ref={top} className={styles.scrollSentinel} aria-hidden="true" />
}
