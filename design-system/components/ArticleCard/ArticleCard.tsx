import type { ReactNode } from 'react'
import { renderResponsiveImage } from '../../images/renderResponsiveImage.tsx'
import { type ResponsiveImage, srcSetWidths } from '../../theme/index.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import * as styles from './ArticleCard.css.ts'

const defaultWidths = srcSetWidths(320, 640, 1280)
const defaultSizes = '(min-width: 64em) 440px, (min-width: 40em) 50vw, 100vw'

export interface ArticleCardProps {
  /** URL of the only link. The whole card is its target. */
  href: string
  /** Heading and link text: the accessible name of the card’s link. */
  title: string
  /** Level of the title in the page outline. */
  headingLevel?: 2 | 3
  /** One or two sentences. */
  subLine?: string
  /** Terms of the offer, in small print below the sub-line. */
  note?: string
  /** What most readers can do without, folded. */
  details?: { label: string; content: ReactNode }
  /** A button for what can be done at once; the link over the card leads to the rest. */
  action?: ReactNode
  /** Where the visitor stands with it, over the image. */
  status?: string
  /** Formatted, "20. november 2026"; `dateTime` is its machine-readable form. */
  date?: string
  /** ISO form of `date`, for browsers and search engines; not shown. */
  dateTime?: string
  /** Landscape format; a placeholder is shown without one. */
  image?: ResponsiveImage
  /** Above the fold: the image is loaded eagerly. */
  priority?: boolean
}

/** An article or a campaign in a list: image, date, title, sub-line, and one link over the whole card. Uses no hooks. */
export function ArticleCard({ href, title, headingLevel = 2, subLine, note, details, action, status, ...rest }: ArticleCardProps) {
  const { date, dateTime, image, priority } = rest
  const Title = `h${headingLevel}` as const
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {image ? renderResponsiveImage({ image, className: styles.image, widths: defaultWidths, sizes: defaultSizes, priority }) : null}
      </div>
      <div className={styles.text}>
        <Title className={styles.title}>
          <a className={styles.link} href={href}>
            {title}
          </a>
        </Title>
        {date ? (
          <time className={styles.date} dateTime={dateTime}>
            {date}
          </time>
        ) : null}
        {subLine ? <p className={styles.subLine}>{subLine}</p> : null}
        {note ? <p className={styles.note}>{note}</p> : null}
        {details ? (
          <div className={styles.above}>
            <Disclosure label={details.label}>{details.content}</Disclosure>
          </div>
        ) : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      {status ? (
        <div className={styles.status}>
          <Badge tone="neutral">{status}</Badge>
        </div>
      ) : null}
    </article>
  )
}
