import * as css from './CompositeSkeletons.css.ts'
import { Skeleton } from './Skeleton.tsx'

interface SkeletonLineProps {
  className: string
  width: string
}

const SkeletonLine = ({ className, width }: SkeletonLineProps) => (
  <div className={className}>
    <Skeleton shape="text" width={width} />
  </div>
)

interface TileSkeletonProps {
  shape?: 'poster' | 'wide'
}

/** Skeleton of a `Tile`: artwork, title and meta line. */
export const TileSkeleton = ({ shape = 'poster' }: TileSkeletonProps) => (
  <div className={css.tile}>
    <Skeleton shape={shape} />
    <div className={css.tileText}>
      <SkeletonLine className={css.tileLine} width="75%" />
      <SkeletonLine className={css.tileLine} width="45%" />
    </div>
  </div>
)

interface ArticleCardSkeletonProps {
  lines?: 1 | 2 | 3
}

/** Skeleton of an `ArticleCard`: image, date, title and a sub-line of `lines` lines. */
export const ArticleCardSkeleton = ({ lines = 2 }: ArticleCardSkeletonProps) => (
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
