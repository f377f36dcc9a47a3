import type { ReactNode } from 'react'
import { ArrowLeftIcon } from '../../icons/ArrowLeft.tsx'
import { ArrowRightIcon } from '../../icons/ArrowRight.tsx'
import * as styles from './Pagination.css.ts'
import { pageCount, visiblePages } from './visiblePages.ts'

export interface PaginationProps {
  /** Accessible name of the navigation landmark. */
  label: string
  /** 1-based. */
  page: number
  /** Total number of items. */
  itemCount: number
  perPage?: number
  /** Maximum number of page numbers, at least 3. */
  maxVisible?: number
  previousLabel: string
  nextLabel: string
  /** Accessible name of a page control: a bare number means little to a screen reader user. */
  pageLabel: (page: number) => string
  /** URL of a page. With it the controls are links, which work without script and open in a new tab. */
  href?: (page: number) => string
  onPageChange?: (page: number) => void
}

/** Pagination of a list. Renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { label, page, itemCount, perPage = 10, maxVisible = 5, pageLabel } = props
  const count = pageCount(itemCount, perPage)
  if (count === 1) return null
  const linkProps = (target: number) => ({ href: props.href?.(target), onClick: () => props.onPageChange?.(target) })
  return (
    <nav className={styles.root} aria-label={label}>
      <ul className={styles.list}>
        {visiblePages(page, count, maxVisible).map((entry, index, all) =>
          entry === 'gap' ? (
            <li key={`after ${all[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry}>
              <PageControl {...linkProps(entry)} className={styles.number} label={pageLabel(entry)} current={entry === page}>
                {entry}
              </PageControl>
            </li>
          ),
        )}
      </ul>
      {page > 1 ? (
        <PageControl {...linkProps(page - 1)} className={styles.previous}>
          <ArrowLeftIcon size={20} />
          {props.previousLabel}
        </PageControl>
      ) : null}
      {page < count ? (
        <PageControl {...linkProps(page + 1)} className={styles.next}>
          {props.nextLabel}
          <ArrowRightIcon size={20} />
        </PageControl>
      ) : null}
    </nav>
  )
}

interface PageControlProps {
  href: string | undefined
  onClick: () => void
  className: string
  label?: string
  current?: boolean
  children: ReactNode
}

const PageControl = ({ href, onClick, className, label, current, children }: PageControlProps) =>
  href === undefined ? (
    <button type="button" className={className} onClick={onClick} aria-label={label} aria-current={current ? 'page' : undefined}>
      {children}
    </button>
  ) : (
    <a className={className} href={href} onClick={onClick} aria-label={label} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  )
