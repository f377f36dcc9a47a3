import * as css from './family.css.ts'
import { Skeleton } from './Skeleton.tsx'

const SkeletonLine = ({ className, width }: { className: string; width: string }) => (
  <div className={className}>
    <Skeleton shape="text" width={width} />
  </div>
)

/** Skeleton of a `Tile`: artwork, title and meta line. */
export const TileSkeleton = ({ shape = 'poster' }: { shape?: 'poster' | 'wide' }) => (
  <div className={css.tile}>
    <Skeleton shape={shape} />
    <div className={css.tileText}>
      <SkeletonLine className={css.tileLine} width="75%" />
      <SkeletonLine className={css.tileLine} width="45%" />
    </div>
  </div>
)

/** Skeleton of an `ArticleCard`: image, date, title and a sub-line of `lines` lines. */
export const ArticleCardSkeleton = ({ lines = 2 }: { lines?: 1 | 2 | 3 }) => (
  <div className={css.article}>
    <Skeleton shape="landscape" />
    <div className={css.articleText}>
      <SkeletonLine className={css.small} width="35%" />
      <SkeletonLine className={css.heading} width="80%" />
      <div>
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeleton lines have no identity but their index
          <SkeletonLine key={line} className={css.body} width={line === lines - 1 ? '60%' : '100%'} />
        ))}
      </div>
    </div>
  </div>
)

/** Skeleton of a `Stat`: label and value. */
export const StatSkeleton = () => (
  <div className={css.stat}>
    <SkeletonLine className={css.small} width="6rem" />
    <SkeletonLine className={css.figure} width="9rem" />
  </div>
)
