import { type Picture, widths } from '../../theme/index.ts'
import { drawPicture } from '../picture.tsx'
import * as css from './ArticleCard.css.ts'

/** How wide it stands on a page. */
const usualWidths = widths(320, 640, 1280)
const usualSizes = '(min-width: 64em) 440px, (min-width: 40em) 50vw, 100vw'

export interface ArticleCardProps {
  href: string
  title: string
  /** Place of the title in the outline of the page. */
  headingLevel?: 2 | 3
  /** One or two sentences. */
  subLine?: string
  /** As it is read, "20. november 2026"; `dateTime` is the same for machines. */
  date?: string
  dateTime?: string
  /** A landscape; without one quiet hills stand in its place. */
  image?: Picture
  /** In the first view: the picture loads at once. */
  priority?: boolean
}

/** An article or a campaign in a list: picture, date, title, sub-line, and one link over the whole. Without hooks. */
export function ArticleCard({ href, title, headingLevel = 2, subLine, date, dateTime, image, priority }: ArticleCardProps) {
  const Title = `h${headingLevel}` as const
  return (
    <article className={css.card}>
      <div className={css.frame}>
        {image ? drawPicture({ image, className: css.image, widths: usualWidths, sizes: usualSizes, priority }) : null}
      </div>
      <div className={css.words}>
        <Title className={css.title}>
          <a className={css.link} href={href}>
            {title}
          </a>
        </Title>
        {date ? (
          <time className={css.date} dateTime={dateTime}>
            {date}
          </time>
        ) : null}
        {subLine ? <p className={css.subLine}>{subLine}</p> : null}
      </div>
    </article>
  )
}
