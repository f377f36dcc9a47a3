import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { ExternalIcon } from '../../icons/External.tsx'
import * as styles from './FooterColumns.css.ts'

export interface FooterLink {
  label: string
  href: string
  newTab?: boolean
}

export interface FooterColumnsProps {
  /** One or two sentences about the operator. */
  intro: ReactNode
  /** Link lists with a heading. The title is also the key. */
  columns: readonly { title: string; links: readonly FooterLink[] }[]
  /** Neutral marks, such as an age limit. */
  marks?: ReactNode
  /** Licence and operator's address, in small print below everything. */
  legal?: ReactNode
  /** On phones shows only the first column and what follows the columns. */
  shortOnPhones?: boolean
}

const countStyles: Readonly<Record<number, string>> = styles.count

/** Page footer: introduction, link columns, marks and licence text. */
export const FooterColumns = ({ intro, columns, marks, legal, shortOnPhones }: FooterColumnsProps) => (
  <footer className={styles.footer} data-short-on-phones={shortOnPhones ? '' : undefined}>
    <div className={styles.inner}>
      <div className={styles.top}>
        <div className={styles.intro}>{intro}</div>
        <div className={cx(styles.columns, countStyles[columns.length])}>
          {columns.map((column) => (
            <section key={column.title} className={styles.column}>
              <h2 className={styles.title}>{column.title}</h2>
              <ul className={styles.list}>
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
        <div className={styles.bottom}>
          {marks != null ? <div className={styles.marks}>{marks}</div> : null}
          {legal != null ? <div className={styles.legal}>{legal}</div> : null}
        </div>
      ) : null}
    </div>
  </footer>
)

type FooterAnchorProps = FooterLink

const FooterAnchor = ({ label, href, newTab }: FooterAnchorProps) => (
  <a className={styles.link} href={href} target={newTab ? '_blank' : undefined} rel={newTab ? 'noopener noreferrer' : undefined}>
    <span>
      {label}
      {newTab ? (
        <span className={styles.newTabIcon}>
          <ExternalIcon size={16} />
        </span>
      ) : null}
    </span>
  </a>
)
