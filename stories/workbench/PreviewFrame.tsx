import { type Breakpoint, breakpoints } from '@casino/tokens/breakpoints'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { copyStyles } from './frameStyles.ts'
import * as styles from './PreviewFrame.css.ts'

export interface PreviewFrameProps {
  breakpoint: Breakpoint
  brand: string
  contrast: string
  /** CSS of the themes, in one style element that is updated without re-rendering the frame's content. */
  themeCss: string
  scaled: boolean
  /** For long content. */
  tall: boolean
  /** Name of the field to scroll to. */
  focusedField?: string
  /** Text beside the breakpoint in the caption. */
  note?: string | undefined
  /** First word of the frame's title, where two frames have one breakpoint. */
  label?: string
  /** Called when the frame has loaded. */
  onBody?: (body: HTMLElement) => void
  children: ReactNode
}

/** Scroll offset above a field, for its label, px. */
const scrollOffset = 160
const page = '<!doctype html><html lang="da"><head><title>Preview</title></head><body></body></html>'

/** An iframe as wide as a breakpoint, so that the real media queries apply. Its content is rendered by this page through a portal. */
export function PreviewFrame({
  breakpoint,
  brand,
  contrast,
  themeCss,
  scaled,
  tall,
  focusedField,
  note,
  label,
  onBody,
  children,
}: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const root = body?.ownerDocument.documentElement
    if (!root) return
    Object.assign(root.dataset, { brand, contrast })
  }, [body, brand, contrast])
  useEffect(() => {
    const inside = body?.ownerDocument
    if (!inside) return
    const style = inside.createElement('style')
    style.textContent = themeCss
    inside.head.append(style)
    return () => style.remove()
  }, [body, themeCss])
  useEffect(() => {
    const view = body?.ownerDocument.defaultView
    const field = focusedField ? body?.querySelector(`[name="${focusedField}"]`) : null
    if (view && field) view.scrollTo({ top: view.scrollY + field.getBoundingClientRect().top - scrollOffset })
  }, [body, focusedField])
  return (
    <figure className={styles.frame}>
      <figcaption className={styles.frameTitle}>
        <strong>{breakpoint}</strong> {breakpoints[breakpoint]} px{note && <span className={styles.note}>{note}</span>}
      </figcaption>
      <div className={tall ? styles.screen.tall : styles.screen.low}>
        <iframe
          ref={frame}
          className={`${styles.window[breakpoint]} ${scaled ? styles.scaled[breakpoint] : ''}`}
          title={`${label ? `${label}, ` : ''}${breakpoint}, ${breakpoints[breakpoint]} px`}
          srcDoc={page}
          onLoad={() => {
            const inside = frame.current?.contentDocument
            if (!inside) return
            copyStyles(inside)
            setBody(inside.body)
            onBody?.(inside.body)
          }}
        />
      </div>
      {body && createPortal(children, body)}
    </figure>
  )
}
