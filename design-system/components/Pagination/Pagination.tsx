import type { ReactNode } from 'react'
import { ArrowLeftIcon } from '../../icons/ArrowLeft.tsx'
import { ArrowRightIcon } from '../../icons/ArrowRight.tsx'
import * as css from './Pagination.css.ts'
import { pageCount, pages } from './pages.ts'

export interface PaginationProps {
  /** Accessible name of the navigation landmark. */
  label: string
  /** 1-based. */
  page: number
  /** Total number of items. */
  items: number
  perPage?: number
  /** Maximum number of page numbers, at least 3. */
  shown?: number
  previousLabel: string
  nextLabel: string
  /** Accessible name of a page control: a bare number means little to a screen reader user. */
  pageLabel: (page: number) => string
  /** URL of a page. With it the controls are links, which work without script and open in a new tab. */
  href?: (page: number) => string
  onPage?: (page: number) => void
}

/** Pagination of a list. Renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { label, page, items, perPage = 10, shown = 5, pageLabel } = props
  const count = pageCount(items, perPage)
  if (count === 1) return null
  const to = (target: number) => ({ href: props.href?.(target), onClick: () => props.onPage?.(target) })
  return (
    <nav className={css.root} aria-label={label}>
      <ul className={css.list}>
        {pages(page, count, shown).map((entry, index, all) =>
          entry === 'gap' ? (
            <li key={`after ${all[index - 1]}`} className={css.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry}>
              <Target {...to(entry)} look={css.number} label={pageLabel(entry)} current={entry === page}>
                {entry}
              </Target>
            </li>
          ),
        )}
      </ul>
      {page > 1 ? (
        <Target {...to(page - 1)} look={css.previous}>
          <ArrowLeftIcon size={20} />
          {props.previousLabel}
        </Target>
      ) : null}
      {page < count ? (
        <Target {...to(page + 1)} look={css.next}>
          {props.nextLabel}
          <ArrowRightIcon size={20} />
        </Target>
      ) : null}
    </nav>
  )
}

interface TargetProps {
  href: string | undefined
  onClick: () => void
  look: string
  label?: string
  current?: boolean
  children: ReactNode
}

const Target = ({ href, onClick, look, label, current, children }: TargetProps) =>
  href === undefined ? (
    <button type="button" className={look} onClick={onClick} aria-label={label} aria-current={current ? 'page' : undefined}>
      {children}
    </button>
  ) : (
    <a className={look} href={href} onClick={onClick} aria-label={label} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  )
