import type { MouseEventHandler, Ref } from 'react'
import { ChevronDownIcon } from '../../icons/ChevronDown.tsx'
import type { ButtonAria } from '../Button/Button.tsx'
import * as styles from './ValuePill.css.ts'

export interface ValuePillProps extends Pick<ButtonAria, 'aria-haspopup' | 'aria-expanded' | 'aria-controls'> {
  /** What the value is, above it. */
  label: string
  /** The figure, formatted with its unit; with the label it is the accessible name. */
  value: string
  /** A page with the same details: where the pill leads without scripts, and with a modifier key. */
  href: string
  /** Called on a click; prevent its default to stay on the page. */
  onClick?: MouseEventHandler<HTMLElement>
  /** The rendered element, for focus and measurement. */
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement>
}

/** One figure with its name, as the control that opens what is behind it. Pass the opener of a Popover or a Menu. */
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
