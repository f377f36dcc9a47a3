import { type ReactNode, useEffect, useRef } from 'react'
import * as styles from './HeaderZones.css.ts'

export interface HeaderZonesProps {
  start?: ReactNode
  center?: ReactNode
  end?: ReactNode
  /** Decoration behind the zones, e.g. a background logo; cut off at the header's edge. */
  backdrop?: ReactNode
  /** Scroll offset in px after which the header has `data-scrolled`, used by the logo's fixed state; null disables it. */
  fixedAfter?: number | null
}

/** The sticky page header, 64 px, with three configurable zones. */
export const HeaderZones = ({ start, center, end, backdrop, fixedAfter = null }: HeaderZonesProps) => (
  <>
    <header className={styles.header}>
      {backdrop != null ? <div className={styles.backdrop}>{backdrop}</div> : null}
      <div className={styles.zones}>
        {start != null ? <div className={styles.start}>{start}</div> : null}
        {center != null ? <div className={styles.center}>{center}</div> : null}
        {end != null ? <div className={styles.end}>{end}</div> : null}
      </div>
    </header>
    {fixedAfter === null ? null : <ScrollSentinel fixedAfter={fixedAfter} />}
  </>
)

interface ScrollSentinelProps {
  fixedAfter: number
}

/** Scroll sentinel at the top of the page: sets `data-scrolled` on the preceding header while more than `fixedAfter` px away. */
function ScrollSentinel({ fixedAfter }: ScrollSentinelProps) {
  const top = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const sentinel = top.current
    if (!sentinel) return
    // One callback per crossing, none while scrolling. Explicit root, because an iframe ignores `rootMargin` with the implicit root.
    const observer = new IntersectionObserver(
      (entries) => sentinel.previousElementSibling?.toggleAttribute('data-scrolled', entries.at(-1)?.isIntersecting === false),
      { root: document, rootMargin: `${fixedAfter}px 0px 0px 0px` },
    )
    observer.observe(sentinel)
    return () => observer.disconnect()
  }, [fixedAfter])
  return <span ref={top} className={styles.scrollSentinel} aria-hidden="true" />
}
