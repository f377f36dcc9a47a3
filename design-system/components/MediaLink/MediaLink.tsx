import type { ReactNode } from 'react'
import * as css from './MediaLink.css.ts'

export interface MediaLinkProps {
  href: string
  title: string
  /** Address of a wide picture without its width, cropped to a small square at its end; decoration, since the title says what it is. */
  imageSrc: string
  /** What is worth knowing about it, below the title. */
  children?: ReactNode
}

/** A row that is one link: small picture, name and one fact. */
export function MediaLink({ href, title, imageSrc, children }: MediaLinkProps) {
  return (
    <a className={css.root} href={href}>
      <span className={css.frame}>
        <img className={css.picture} src={`${imageSrc}?w=240`} width={240} height={150} alt="" loading="lazy" decoding="async" />
      </span>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {children}
      </span>
    </a>
  )
}
