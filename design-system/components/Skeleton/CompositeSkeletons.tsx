import * as styles from './CompositeSkeletons.css.ts'
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
  <div className={styles.tile}>
    <Skeleton shape={shape} />
    <div className={styles.tileText}>
      <SkeletonLine className={styles.tileLine} width="75%" />
      <SkeletonLine className={styles.tileLine} width="45%" />
    </div>
  </div>
)

interface ArticleCardSkeletonProps {
  lines?: 1 | 2 | 3
}

/** Skeleton of an `ArticleCard`: image, date, title and a sub-line of `lines` lines. */
export const ArticleCardSkeleton = ({ lines = 2 }: ArticleCardSkeletonProps) => (
  <div className={styles.article}>
    <Skeleton shape="landscape" />
    <div className={styles.articleText}>
      <SkeletonLine className={styles.small} width="35%" />
      <SkeletonLine className={styles.heading} width="80%" />
      <div>
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeleton lines have no identity but their index
          <SkeletonLine key={line} className={styles.body} width={line === lines - 1 ? '60%' : '100%'} />
        ))}
      </div>
    </div>
  </div>
)

/** Skeleton of a `Stat`: label and value. */
export const StatSkeleton = () => (
  <div className={styles.stat}>
    <SkeletonLine className={styles.small} width="6rem" />
    <SkeletonLine className={styles.figure} width="9rem" />
  </div>
)
