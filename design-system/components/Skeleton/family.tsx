import * as css from './family.css.ts'
import { Skeleton } from './Skeleton.tsx'

/** A Tile on its way: artwork, name and the quiet line. */
export const TileSkeleton = ({ shape = 'poster' }: { shape?: 'poster' | 'wide' }) => (
  <div className={css.tile}>
    <Skeleton shape={shape} />
    <div className={css.tileWords}>
      <div className={css.tileLine}>
        <Skeleton shape="text" width="75%" />
      </div>
      <div className={css.tileLine}>
        <Skeleton shape="text" width="45%" />
      </div>
    </div>
  </div>
)

/** An ArticleCard on its way: picture, date, title and a sub-line of `lines` lines. */
export const ArticleSkeleton = ({ lines = 2 }: { lines?: 1 | 2 | 3 }) => (
  <div className={css.article}>
    <Skeleton shape="landscape" />
    <div className={css.articleWords}>
      <div className={css.small}>
        <Skeleton shape="text" width="35%" />
      </div>
      <div className={css.heading}>
        <Skeleton shape="text" width="80%" />
      </div>
      <div>
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a skeleton are told apart by nothing else
          <div key={line} className={css.body}>
            <Skeleton shape="text" width={line === lines - 1 ? '60%' : '100%'} />
          </div>
        ))}
      </div>
    </div>
  </div>
)

/** A Stat on its way: its name and its figure. */
export const StatSkeleton = () => (
  <div className={css.stat}>
    <div className={css.small}>
      <Skeleton shape="text" width="6rem" />
    </div>
    <div className={css.figure}>
      <Skeleton shape="text" width="9rem" />
    </div>
  </div>
)
