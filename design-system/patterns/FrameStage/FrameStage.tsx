import type { ReactNode } from 'react'
import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import * as styles from './FrameStage.css.ts'

const frameClass = memoizedCva(styles.frame, { variants: { ratio: styles.ratio }, defaultVariants: { ratio: 'wide' } })

export interface FrameStageProps {
  /** Accessible name of the frame. */
  title: string
  /** URL on another origin. The frame may run scripts and forms, without access to this page. Null until it is known. */
  src: string | null
  /** Shown instead of the frame while there is none. */
  placeholder?: ReactNode
  /** Title and balance, always visible above the frame. */
  toolbar?: ReactNode
  /** Shown over the top of the frame, for example that it is slow. The frame does not move. */
  notice?: ReactNode
  /** Called when a page has loaded in the frame: its own, or the browser's page for an address without an answer. */
  onLoad?: () => void
  /**
   * Aspect ratio from md. On phones the frame takes the full height.
   * @default wide
   */
  ratio?: NonNullable<VariantProps<typeof frameClass>['ratio']>
}

/** Hosts an embedded application, such as a game. */
export const FrameStage = ({ title, src, placeholder, toolbar, notice, onLoad, ratio }: FrameStageProps) => (
  <section className={styles.stage} aria-label={title}>
    {toolbar != null ? <div className={styles.toolbar}>{toolbar}</div> : null}
    {notice ? (
      <div className={styles.notice}>
        <div className={styles.noticeContent}>{notice}</div>
      </div>
    ) : null}
    {src === null ? (
      <div className={frameClass({ ratio })}>{placeholder}</div>
    ) : (
      <iframe
        key={src}
        className={frameClass({ ratio })}
        title={title}
        src={src}
        // The frame keeps its own origin; top-level navigation is not permitted.
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        allow="fullscreen; autoplay"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={onLoad}
      />
    )}
  </section>
)
