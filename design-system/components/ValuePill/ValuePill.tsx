import type { MouseEventHandler, Ref } from 'react'
import { ChevronDownIcon } from '../../icons/ChevronDown.tsx'
import type { ButtonAria } from '../Button/Button.tsx'
import * as styles from './ValuePill.css.ts'

export interface ValuePillProps extends Pick<ButtonAria, 'aria-haspopup' | 'aria-expanded' | 'aria-controls'> {
  /** What the value means, above it. */
  label: string
  /** The figure, with its unit. Label and value are the accessible name. */
  value: string
  /** Page with the same details. The pill leads there without script or with a modifier key. */
  href: string
  /** Called on a click. Prevent its default to stay on the page. */
  onClick?: MouseEventHandler<HTMLElement>
  /** The rendered element, for focus and measurement. */
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement>
}

/** One labelled figure that opens its details. Pass the opener of a Popover or a Menu. */
export const ValuePill = ({ label, value, ...anchor }: ValuePillProps) => (
  <a className={styles.pill} {...anchor}>
    <span className={styles.text}>
      <span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>
    </span>
    <span className={styles.chevron}>
      <ChevronDownIcon size={16} />
    </span>
  </a>
)
