import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { bottomBarHeight } from '../../styling/pageInsets.css.ts'
import * as styles from './BottomBanner.css.ts'

export interface BottomBannerProps {
  /** Accessible name of the region. */
  label: string
  /** Answers of equal weight: buttons of one variant. */
  actions: ReactNode
  /** The question, in two or three lines. */
  children: ReactNode
}

/**
 * A question over the bottom of the page that blocks nothing. It takes no focus and moves no content; the end of the page and focused
 * elements can scroll above it.
 */
export function BottomBanner({ label, actions, children }: BottomBannerProps) {
  const ref = useRef<HTMLElement>(null)
  useReservedHeight(ref)
  return (
    <section ref={ref} className={styles.banner} aria-label={label} data-bottom-banner="">
      <div className={styles.inner}>
        <div className={styles.text}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </section>
  )
}

/**
 * Lets the end of the page and focused elements scroll above the banner. Not a custom property of `<html>`: every element would inherit it,
 * and the browser would style the whole page again.
 */
function useReservedHeight(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { documentElement, body } = document
    const banner = ref.current
    if (!banner) return
    const observer = new ResizeObserver(() => {
      const covered = `${bottomBarHeight} + ${banner.offsetHeight}px`
      body.style.paddingBlockEnd = `calc(${covered})`
      // Includes the focus ring.
      documentElement.style.scrollPaddingBlockEnd = `calc(${covered} + 1rem)`
    })
    observer.observe(banner)
    return () => {
      observer.disconnect()
      body.style.paddingBlockEnd = ''
      documentElement.style.scrollPaddingBlockEnd = ''
    }
  }, [ref])
}
