import type { ReactNode } from 'react'
import { ExternalIcon } from '../../icons/External.tsx'
import * as css from './FooterColumns.css.ts'

export interface FooterLink {
  label: string
  href: string
  newTab?: boolean
}

export interface FooterColumnsProps {
  /** One or two sentences about the operator. */
  intro: ReactNode
  columns: readonly { title: string; links: readonly FooterLink[] }[]
  /** Neutral marks, such as an age limit. */
  marks?: ReactNode
  legal?: ReactNode
}

/** Page footer: introduction, link columns, marks and licence text. */
export const FooterColumns = ({ intro, columns, marks, legal }: FooterColumnsProps) => (
  <footer className={css.footer}>
    <div className={css.inner}>
      <div className={css.top}>
        <div className={css.intro}>{intro}</div>
        <div className={css.columns}>
          {columns.map((column) => (
            <section key={column.title}>
              <h2 className={css.title}>{column.title}</h2>
              <ul className={css.list}>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <FooterAnchor {...link} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      {marks != null || legal != null ? (
        <div className={css.bottom}>
          {marks != null ? <div className={css.marks}>{marks}</div> : null}
          {legal != null ? <div className={css.legal}>{legal}</div> : null}
        </div>
      ) : null}
    </div>
  </footer>
)

type FooterAnchorProps = FooterLink

const FooterAnchor = ({ label, href, newTab }: FooterAnchorProps) => (
  <a className={css.link} href={href} target={newTab ? '_blank' : undefined} rel={newTab ? 'noopener noreferrer' : undefined}>
    {label}
    {newTab ? <ExternalIcon size={16} /> : null}
  </a>
)
