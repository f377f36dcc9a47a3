import { type ReactNode, useEffect, useRef } from 'react'
import * as css from './HeaderZones.css.ts'

export type HeaderZonesProps = {
  start?: ReactNode
  center?: ReactNode
  end?: ReactNode
  /** Px of scrolling past which the header carries `data-scrolled`, which the logo's fixed state reads; null for a header that never changes. */
  fixedAfter?: number | null
}

/** The sticky page header, 64 px, with three zones that configuration fills. The centre appears where it has room. */
export const HeaderZones = ({ start, center, end, fixedAfter = null }: HeaderZonesProps) => (
  <>
    <header className={css.header}>
      <div className={css.zones}>
        {start != null ? <div className={css.start}>{start}</div> : null}
        {center != null ? <div className={css.center}>{center}</div> : null}
        {end != null ? <div className={css.end}>{end}</div> : null}
      </div>
    </header>
    {fixedAfter === null ? null : <Top fixedAfter={fixedAfter} />}
  </>
)

/** The top of the page: while it is further away than `fixedAfter` px, the header before it is told. */
function Top({ fixedAfter }: { fixedAfter: number }) {
  const top = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const page = top.current
    if (!page) return
    // One call when the line is crossed, none while scrolling. The document is named as root: in a frame the margin would not count otherwise.
    const watch = new IntersectionObserver(
      (entries) => page.previousElementSibling?.toggleAttribute('data-scrolled', entries.at(-1)?.isIntersecting === false),
      { root: document, rootMargin: `${fixedAfter}px 0px 0px 0px` },
    )
    watch.observe(page)
    return () => watch.disconnect()
  }, [fixedAfter])
  return <span ref={top} className={css.top} aria-hidden="true" />
}
