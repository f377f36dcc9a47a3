import type { AriaAttributes, MouseEvent, MouseEventHandler, ReactNode, Ref } from 'react'
import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import * as styles from './Button.css.ts'
import { ButtonLabel } from './ButtonLabel.tsx'

const buttonClass = memoizedCva(styles.button, {
  variants: {
    variant: styles.variant,
    size: styles.size,
    ...styles.sizeFrom,
    square: { true: styles.square, false: '' },
    fullWidth: { true: styles.fullWidth, false: '' },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
})

type Variants = VariantProps<typeof buttonClass>
export type ButtonVariant = NonNullable<Variants['variant']>
export type ButtonSize = NonNullable<Variants['size']>
/** Each size applies from its breakpoint up to the next one that is named. */
export type ButtonSizesByBreakpoint = { xs: ButtonSize } & Partial<Record<keyof typeof styles.sizeFrom, ButtonSize>>

/** Supported ARIA attributes. Passed one by one, because rest props are slow in a component that a page renders hundreds of times. */
export type ButtonAria = Pick<
  AriaAttributes,
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-describedby'
  | 'aria-controls'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'aria-current'
  | 'aria-pressed'
>

export interface ButtonProps extends ButtonAria {
  /**
   * Emphasis: `primary` is filled, `secondary` has a background and a thin border, `outline` only a border in the action colour, `ghost`
   * neither. `danger` is for destructive actions.
   * @default primary
   */
  variant?: ButtonVariant
  /**
   * Height, padding and font size. Can differ by breakpoint: `{ xs: 'sm', md: 'lg' }`. The touch target is at least 44 px high at every size.
   * @default md
   */
  size?: ButtonSize | ButtonSizesByBreakpoint
  /** Has sharp corners. */
  square?: boolean
  /** Name of a server-configured theme. The theme overrides what it sets. Everything else follows `variant`, `size` and `square`. */
  theme?: string
  /** Renders an `<a>` with this URL instead of a `<button>`. */
  href?: string
  /** Native type; `button` by default, so that it never submits a form by accident. No effect on an anchor. */
  type?: 'button' | 'submit' | 'reset'
  /** Id of the form that the button submits. For a button outside its form. */
  form?: string
  /** Id of the element, so that others can refer to it. */
  id?: string
  /** Shows a spinner in place of the label and ignores clicks. The button keeps its focus and its width, and is announced as busy. */
  loading?: boolean
  /** Shown beside the spinner, such as “Sætter ind …”. Its width is reserved before loading begins. Without it, the spinner stands alone. */
  loadingText?: ReactNode
  /** Ignores clicks. A button leaves the tab order. An anchor loses its `href` and is announced as a disabled link. */
  disabled?: boolean
  /** Keeps focus and place in the tab order while `disabled`. For a button that becomes enabled by itself. No effect on an anchor. */
  focusableWhenDisabled?: boolean
  /** Before the label. Decorative: the label names the button. */
  iconStart?: ReactNode
  /** After the label. Decorative: the label names the button. */
  iconEnd?: ReactNode
  /** As wide as its container instead of its content. */
  fullWidth?: boolean
  /** Called on a click, Enter or Space, but not while `loading` or `disabled`. */
  onClick?: MouseEventHandler<HTMLElement>
  /** The rendered element, for focus and measurement. */
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement>
  /** The label. It is the accessible name unless `aria-label` or `aria-labelledby` replaces it. */
  children?: ReactNode
}

function classNameOf({ variant, size, square, fullWidth }: ButtonProps): string {
  if (typeof size !== 'object') return buttonClass({ variant, size, square, fullWidth })
  const { xs, ...wider } = size
  return buttonClass({ variant, size: xs, ...wider, square, fullWidth })
}

const preventClick = (event: MouseEvent) => event.preventDefault()

/** A button, or with `href` an anchor that looks like one. Uses no hooks, because a lobby renders hundreds of buttons. */
export function Button(props: ButtonProps) {
  const { loading, loadingText, disabled, iconStart, iconEnd, children } = props
  const inert = loading || disabled
  const isLink = props.href !== undefined
  const isAriaDisabled = isLink || props.focusableWhenDisabled
  const Tag = isLink ? 'a' : 'button'
  const canLoad = loading !== undefined || loadingText
  const label = canLoad ? (
    <ButtonLabel loading={loading} loadingText={loadingText}>
      {children}
    </ButtonLabel>
  ) : (
    children
  )
  return (
    <Tag
      className={classNameOf(props)}
      href={inert ? undefined : props.href}
      role={isLink && inert ? 'link' : undefined}
      type={isLink ? undefined : (props.type ?? 'button')}
      form={isLink ? undefined : props.form}
      disabled={isAriaDisabled ? undefined : disabled}
      id={props.id}
      ref={props.ref}
      data-button-theme={props.theme}
      onClick={inert ? preventClick : props.onClick}
      aria-busy={loading || undefined}
      aria-disabled={(isAriaDisabled ? inert : loading) || undefined}
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      aria-describedby={props['aria-describedby']}
      aria-controls={props['aria-controls']}
      aria-expanded={props['aria-expanded']}
      aria-haspopup={props['aria-haspopup']}
      aria-current={props['aria-current']}
      aria-pressed={props['aria-pressed']}
    >
      {iconStart || iconEnd ? (
        <>
          {iconStart ? <span className={styles.iconStart}>{iconStart}</span> : null}
          {label}
          {iconEnd ? <span className={styles.iconEnd}>{iconEnd}</span> : null}
        </>
      ) : (
        label // React creates no fiber for a single text child
      )}
    </Tag>
  )
}
