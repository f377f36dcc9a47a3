import type { ReactNode } from 'react'
import { renderResponsiveImage } from '../../images/renderResponsiveImage.tsx'
import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import { type ResponsiveImage, srcSetWidths } from '../../theme/index.ts'
import * as styles from './FrameStage.css.ts'
import { shareFonts } from './shareFonts.ts'

const frameClass = memoizedCva(styles.frame, { variants: { ratio: styles.ratio }, defaultVariants: { ratio: 'wide' } })

/** The widths of a tile's image, which the browser may have. */
const imageWidths = srcSetWidths(160, 320, 480)

export interface FrameCover {
  /** Of what opens. Its `alt` is empty: the title says the same. */
  image: ResponsiveImage
  /** Below the title: that it opens. */
  text: string
  /** Below the text, for example what a browser without script shows. */
  note?: ReactNode
}

export interface FrameStageProps {
  /** Accessible name of the frame. */
  title: string
  /** URL on another origin. The frame may run scripts and forms, without access to this page. Null until it is known. */
  src: string | null
  /** Covers the frame until it shows something; null from then on. */
  cover?: FrameCover | null
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

/** Hosts an embedded application, such as a game. The application may use the fonts of this page: see `shareFonts`. */
export const FrameStage = ({ title, src, cover, toolbar, notice, onLoad, ratio }: FrameStageProps) => (
  <section className={styles.stage} aria-label={title}>
    {toolbar != null ? <div className={styles.toolbar}>{toolbar}</div> : null}
    {notice ? (
      <div className={styles.notice}>
        <div className={styles.noticeContent}>{notice}</div>
      </div>
    ) : null}
    <div className={frameClass({ ratio })}>
      {src === null ? null : (
        <iframe
          key={src}
          className={styles.content}
          title={title}
          src={src}
          // The frame keeps its own origin; top-level navigation is not permitted.
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          allow="fullscreen; autoplay"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={({ currentTarget }) => {
            shareFonts(currentTarget)
            onLoad?.()
          }}
        />
      )}
      {cover ? <Cover title={title} {...cover} /> : null}
    </div>
  </section>
)

type CoverProps = Pick<FrameStageProps, 'title'> & FrameCover

const Cover = ({ title, image, text, note }: CoverProps) => (
  <div className={styles.cover} role="status">
    {renderResponsiveImage({ image, className: styles.coverImage, widths: imageWidths, sizes: '300px', priority: true })}
    <strong className={styles.coverTitle}>{title}</strong>
    <span>{text}</span>
    {note}
  </div>
)
