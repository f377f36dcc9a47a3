import { ChevronRightIcon } from '../../icons/ChevronRight.tsx'
import * as css from './Breadcrumb.css.ts'

export interface BreadcrumbProps {
  /** Name of the landmark. */
  label: string
  /** From the front page down to this page, which comes last and needs no address. */
  items: readonly { label: string; href?: string }[]
}

/** Where a page lies. On phones only the way back up; the page's own heading says the rest. */
export const Breadcrumb = ({ label, items }: BreadcrumbProps) => (
  <nav aria-label={label}>
    <ol className={css.list}>
      {items.map((item, index) => (
        <li key={item.label} className={css.item}>
          {index + 1 === items.length ? (
            <span className={css.here} aria-current="page">
              {item.label}
            </span>
          ) : (
            <a className={css.link} href={item.href}>
              {item.label}
            </a>
          )}
          <span className={css.chevron}>
            <ChevronRightIcon size={16} />
          </span>
        </li>
      ))}
    </ol>
  </nav>
)
