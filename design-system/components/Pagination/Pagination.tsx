import { type ReactNode, type Ref, useEffect, useRef } from 'react'
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
  /** Items on a page, from which the page count is computed; 10 by default. */
  perPage?: number
  /** Maximum number of page numbers, at least 3. */
  maxVisible?: number
  /** Visible text of the step back, beside its arrow. */
  previousLabel: string
  /** Visible text of the step forward, beside its arrow. */
  nextLabel: string
  /** Accessible name of a page control, because a bare number means little to a screen reader. */
  pageLabel: (page: number) => string
  /** URL of a page. With it, the controls are links, which work without script. */
  href?: (page: number) => string
  /** Called with the page of the pressed control. A link is followed as well. */
  onPageChange?: (page: number) => void
}

/** Pagination of a list. Renders nothing for a single page. Previous and next do not move between pages. */
export function Pagination(props: PaginationProps) {
  const { label, page, itemCount, perPage = 10, maxVisible = 5, pageLabel } = props
  const count = pageCount(itemCount, perPage)
  const currentControl = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  /** The page whose control was pressed last. */
  const pressed = useRef<number>(null)
  useEffect(() => {
    if (pressed.current !== page) return
    pressed.current = null
    // The first and last page do not have the control that led to them.
    if (document.activeElement === document.body) currentControl.current?.focus()
  }, [page])
  if (count === 1) return null
  const linkProps = (target: number) => ({
    href: props.href?.(target),
    onClick: () => {
      if (props.href === undefined) pressed.current = target // A link moves the focus itself.
      props.onPageChange?.(target)
    },
  })
  const previous = (
    <>
      <ArrowLeftIcon size={20} />
      {props.previousLabel}
    </>
  )
  const next = (
    <>
      {props.nextLabel}
      <ArrowRightIcon size={20} />
    </>
  )
  return (
    <nav className={styles.root} aria-label={label}>
      <ul className={styles.list}>
        {visiblePages(page, count, maxVisible).map((slot, index, all) =>
          typeof slot === 'number' ? (
            <li key={slot}>
              <PageControl
                {...linkProps(slot)}
                ref={slot === page ? currentControl : undefined}
                className={styles.number}
                label={pageLabel(slot)}
                current={slot === page}
                widest={String(count)}
              >
                {slot}
              </PageControl>
            </li>
          ) : (
            <li key={`${slot} after ${all[index - 1]}`} className={styles.gap} aria-hidden="true">
              {slot === 'gap' ? '…' : null}
            </li>
          ),
        )}
      </ul>
      {page > 1 ? (
        <PageControl {...linkProps(page - 1)} className={styles.previous}>
          {previous}
        </PageControl>
      ) : (
        <span className={styles.noPrevious}>{previous}</span>
      )}
      {page < count ? (
        <PageControl {...linkProps(page + 1)} className={styles.next}>
          {next}
        </PageControl>
      ) : (
        <span className={styles.noNext}>{next}</span>
      )}
    </nav>
  )
}

interface PageControlProps {
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement> | undefined
  href: string | undefined
  onClick: () => void
  className: string
  label?: string
  current?: boolean
  /** Text that the control is at least as wide as. */
  widest?: string
  children: ReactNode
}

const PageControl = ({ href, onClick, label, current, widest, ...rest }: PageControlProps) => {
  const attributes = {
    ...rest,
    onClick,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    'data-widest': widest,
  }
  return href === undefined ? <button type="button" {...attributes} /> : <a href={href} {...attributes} />
}
