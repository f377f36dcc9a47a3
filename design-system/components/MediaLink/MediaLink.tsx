import type { ReactNode } from 'react'
import { memoizedCva } from '../../styling/memoizedCva.ts'
import { imageUrl } from '../../theme/index.ts'
import * as styles from './MediaLink.css.ts'

export interface MediaLinkProps {
  /** URL of the link. The whole row is its target. */
  href: string
  /** First line. Together with the content below, it is the accessible name. */
  title: string
  /** Image URL without the width parameter. Its right end is cropped to a square. Decorative. */
  imageSrc?: string | undefined
  /** Icon instead of an image. */
  icon?: ReactNode
  /**
   * `row`: without a border, for a list in a dialog.
   * @default card
   */
  variant?: keyof typeof styles.variant
  /** Secondary content below the title. */
  children?: ReactNode
}

const rootClass = memoizedCva(styles.root, { variants: { variant: styles.variant }, defaultVariants: { variant: 'card' } })
const frameClass = memoizedCva(styles.frame, { variants: { variant: styles.frameSize }, defaultVariants: { variant: 'card' } })
const titleClass = memoizedCva(null, { variants: { variant: styles.title }, defaultVariants: { variant: 'card' } })

/** A row that is a single link: thumbnail, title and secondary content. */
export function MediaLink({ href, title, imageSrc, icon, variant, children }: MediaLinkProps) {
  return (
    <a className={rootClass({ variant })} href={href}>
      <span className={frameClass({ variant })}>
        {imageSrc ? (
          <img className={styles.image} src={imageUrl(imageSrc, 240)} width={240} height={150} alt="" loading="lazy" decoding="async" />
        ) : (
          icon
        )}
      </span>
      <span className={styles.text}>
        <span className={titleClass({ variant })}>{title}</span>
        {children}
      </span>
    </a>
  )
}
