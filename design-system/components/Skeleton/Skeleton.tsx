import { cx } from 'class-variance-authority'
import * as styles from './Skeleton.css.ts'

export type SkeletonShape = keyof typeof styles.shape

export interface SkeletonProps {
  /** What it replaces: a line of text, a title, a block, a circle, or an image in the ratio of a tile or an article card. */
  shape: SkeletonShape
  /** CSS length (`"60%"`) or px. */
  width?: number | string
  /** CSS length or px, for `block` and `circle`. */
  height?: number | string
}

/**
 * Placeholder of loading content at its final size. Hidden from assistive technology; the region is marked as busy. An `svg`, because the
 * content security policy blocks inline styles and `svg` has width and height attributes.
 */
export function Skeleton({ shape, width, height }: SkeletonProps) {
  const defaultHeight = shape === 'block' || shape === 'circle' ? styles.height[shape] : undefined
  return (
    <svg
      className={cx(
        styles.skeleton,
        styles.shape[shape],
        width === undefined && styles.width[shape],
        height === undefined && defaultHeight,
      )}
      width={width}
      height={height}
      aria-hidden="true"
    />
  )
}
