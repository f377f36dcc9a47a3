import { ChevronRightIcon } from '../../icons/ChevronRight.tsx'
import * as styles from './Breadcrumb.css.ts'

export interface BreadcrumbProps {
  /** Accessible name of the landmark. */
  label: string
  /** From the front page to the current page, which is last and needs no `href`. */
  items: readonly { label: string; href?: string }[]
}

/** Path to the current page. On phones only the link to the parent page is visible. */
export const Breadcrumb = ({ label, items }: BreadcrumbProps) => (
  <nav aria-label={label}>
    <ol className={styles.list}>
      {items.map((item, index) => (
        <li key={item.label} className={styles.item}>
          {index + 1 === items.length ? (
            <span className={styles.currentPage} aria-current="page">
              {item.label}
            </span>
          ) : (
            <a className={styles.link} href={item.href}>
              {item.label}
            </a>
          )}
          <span className={styles.chevron}>
            <ChevronRightIcon size={16} />
          </span>
        </li>
      ))}
    </ol>
  </nav>
)
