import type { ReactNode } from 'react'
import { imageUrl } from '../../theme/index.ts'
import * as styles from './MediaLink.css.ts'

export interface MediaLinkProps {
  href: string
  title: string
  /** Image URL without the width parameter; the right end is cropped to a square. Decorative: the title names the target. */
  imageSrc: string
  /** Secondary content below the title. */
  children?: ReactNode
}

/** A row that is a single link: thumbnail, title and secondary content. */
export function MediaLink({ href, title, imageSrc, children }: MediaLinkProps) {
  return (
    <a className={styles.root} href={href}>
      <span className={styles.frame}>
        <img className={styles.image} src={imageUrl(imageSrc, 240)} width={240} height={150} alt="" loading="lazy" decoding="async" />
      </span>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {children}
      </span>
    </a>
  )
}
