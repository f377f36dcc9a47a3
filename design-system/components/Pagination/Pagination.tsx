import type { ReactNode } from 'react'
import { ArrowLeftIcon } from '../../icons/ArrowLeft.tsx'
import { ArrowRightIcon } from '../../icons/ArrowRight.tsx'
import * as css from './Pagination.css.ts'
import { pageCount, pages } from './pages.ts'

export interface PaginationProps {
  /** Name of the landmark, such as what it pages through. */
  label: string
  /** From 1. */
  page: number
  /** How many items the whole list has. */
  items: number
  perPage?: number
  /** How many page numbers stand in it at most, from 3. */
  shown?: number
  previousLabel: string
  nextLabel: string
  /** Name of a page's link: a number alone says little out of sight. */
  pageLabel: (page: number) => string
  /** Address of a page. With it the pages are links, which work without script and open in a new tab. */
  href?: (page: number) => string
  onPage?: (page: number) => void
}

/** The pages of a long list. A list of one page needs none. */
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
