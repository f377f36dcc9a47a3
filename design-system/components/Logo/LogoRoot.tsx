import type { ReactNode } from 'react'

interface LogoRootProps {
  className: string
  href?: string
  /** Opens the link in a new tab. */
  newTab?: boolean
  children: ReactNode
}

/** A link, or a plain element without `href`. */
export const LogoRoot = ({ className, href, newTab, children }: LogoRootProps) =>
  href === undefined ? (
    <span className={className}>{children}</span>
  ) : (
    <a className={className} href={href} target={newTab ? '_blank' : undefined} rel={newTab ? 'noopener noreferrer' : undefined}>
      {children}
    </a>
  )
