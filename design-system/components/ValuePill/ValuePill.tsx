import { cx } from 'class-variance-authority'
import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { ChevronDownIcon } from '../../icons/ChevronDown.tsx'
import { visuallyHidden } from '../../theme/utilities.css.ts'
import type { ButtonAria } from '../Button/Button.tsx'
import * as styles from './ValuePill.css.ts'

export interface ValuePillProps extends Pick<ButtonAria, 'aria-haspopup' | 'aria-expanded' | 'aria-controls'> {
  /** What the value means, above it; with an action only assistive technology reads it. */
  label: string
  /** The figure, with its unit. Label and value are the accessible name. */
  value: string
  /** Page with the same details. The pill leads there without script or with a modifier key. */
  href: string
  /** Called on a click. Prevent its default to stay on the page. */
  onClick?: MouseEventHandler<HTMLElement>
  /** A small button that belongs to the figure. Both are one capsule. */
  action?: ReactNode
  /** The rendered element, for focus and measurement. */
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement>
}

/** One labelled figure that opens its details, alone or in a capsule with an action. Pass the opener of a Popover or a Menu. */
export const ValuePill = ({ label, value, action, ...anchor }: ValuePillProps) => {
  const inCapsule = action !== undefined
  const pill = (
    <a className={cx(styles.pill, inCapsule ? styles.plain : styles.outlined)} {...anchor}>
      <span className={styles.text}>
        <span className={inCapsule ? visuallyHidden : styles.label}>{label}</span> <span className={styles.value}>{value}</span>
      </span>
      {!inCapsule && (
        <span className={styles.chevron}>
          <ChevronDownIcon size={16} />
        </span>
      )}
    </a>
  )
  return inCapsule ? (
    <span className={styles.capsule}>
      {pill}
      {action}
    </span>
  ) : (
    pill
  )
}
