import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import type { ButtonAria } from '../Button/Button.tsx'
import * as styles from './IconButton.css.ts'

const iconButton = memoizedCva(styles.iconButton, {
  variants: { variant: styles.variant },
  defaultVariants: { variant: 'ghost' },
})

export type IconButtonVariant = NonNullable<VariantProps<typeof iconButton>['variant']>

export interface IconButtonProps extends Omit<ButtonAria, 'aria-label' | 'aria-labelledby' | 'aria-pressed'> {
  /** Accessible name; the icon has none. */
  label: string
  /** An icon of 20 or 24 px, centred in a round target of 44 px. */
  icon: ReactNode
  /**
   * `ghost` is the icon alone; `secondary` has a background and a border, for use over an image.
   * @default ghost
   */
  variant?: IconButtonVariant
  /** Makes it a toggle button, such as "favourite". The label must be the same in both states. */
  pressed?: boolean
  /** Ignores clicks, is greyed and leaves the tab order. Has no effect on an anchor. */
  disabled?: boolean
  /** Keeps focus and tab order while `disabled`, for a button that disables itself when pressed. No effect on an anchor. */
  focusableWhenDisabled?: boolean
  /** Renders an anchor. */
  href?: string
  /** Called on a click, Enter or Space. */
  onClick?: MouseEventHandler<HTMLElement>
  /** The rendered element, for focus and measurement. */
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement>
}

/** A round button with only an icon. Uses no hooks, like `Button`. */
export function IconButton(props: IconButtonProps) {
  const isLink = props.href !== undefined
  const isAriaDisabled = (!isLink && props.focusableWhenDisabled && props.disabled) || undefined
  const Tag = isLink ? 'a' : 'button'
  return (
    <Tag
      className={iconButton({ variant: props.variant })}
      href={props.href}
      type={isLink ? undefined : 'button'}
      disabled={isLink || isAriaDisabled ? undefined : props.disabled}
      ref={props.ref}
      onClick={isAriaDisabled ? undefined : props.onClick}
      aria-disabled={isAriaDisabled}
      aria-label={props.label}
      aria-pressed={props.pressed}
      aria-describedby={props['aria-describedby']}
      aria-controls={props['aria-controls']}
      aria-expanded={props['aria-expanded']}
      aria-haspopup={props['aria-haspopup']}
      aria-current={props['aria-current']}
    >
      {props.icon}
    </Tag>
  )
}
