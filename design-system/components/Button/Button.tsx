import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { AriaAttributes, MouseEvent, MouseEventHandler, ReactNode, Ref } from 'react'
import * as css from './Button.css.ts'

/** Class names of a button, for a part of the design system that must draw its own element. */
export const buttonLook = cva(css.button, {
  variants: { variant: css.variant, size: css.size, fullWidth: { true: css.fullWidth, false: '' } },
  defaultVariants: { variant: 'primary', size: 'md' },
})

type Variants = VariantProps<typeof buttonLook>
export type ButtonVariant = NonNullable<Variants['variant']>
export type ButtonSize = NonNullable<Variants['size']>

type Aria = Omit<AriaAttributes, 'aria-busy' | 'aria-disabled'>

export interface ButtonProps extends Aria {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Name of a server-configured theme. Its looks stand in the page's style; what it leaves out stays as `variant` and `size` say. */
  theme?: string
  /** Makes it a link. */
  href?: string
  type?: 'button' | 'submit' | 'reset'
  /** Id of the form it submits, when it stands outside of it. */
  form?: string
  id?: string
  /** Keeps focus and width, says that it is busy, and answers no click. */
  loading?: boolean
  /** Shown in place of the text while loading. */
  loadingText?: string
  disabled?: boolean
  iconStart?: ReactNode
  iconEnd?: ReactNode
  fullWidth?: boolean
  onClick?: MouseEventHandler<HTMLElement>
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement>
  children?: ReactNode
}

const ignore = (event: MouseEvent) => event.preventDefault()

/** A button, or a link that looks like one. Without hooks: it stands a hundred times in a lobby. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    theme,
    href,
    type = 'button',
    loading,
    loadingText,
    disabled,
    iconStart,
    iconEnd,
    fullWidth,
    onClick,
    children,
    ...rest
  } = props
  const inert = loading || disabled
  const common = {
    ...rest,
    className: buttonLook({ variant, size, fullWidth }),
    'data-button-theme': theme,
    'aria-busy': loading || undefined,
    onClick: inert ? ignore : onClick,
  }
  const content = (
    <>
      {iconStart ? <span className={css.iconStart}>{iconStart}</span> : null}
      {loading || loadingText ? <Texts text={children} loadingText={loadingText} loading={loading} /> : children}
      {iconEnd ? <span className={css.iconEnd}>{iconEnd}</span> : null}
    </>
  )
  if (href !== undefined)
    return (
      <a {...common} href={inert ? undefined : href} role={inert ? 'link' : undefined} aria-disabled={inert || undefined}>
        {content}
      </a>
    )
  return (
    <button {...common} type={type} disabled={disabled} aria-disabled={loading || undefined}>
      {content}
    </button>
  )
}

/** The hidden one of the two still takes its width. */
function Texts({ text, loadingText, loading }: { text: ReactNode; loadingText: string | undefined; loading: boolean | undefined }) {
  return (
    <span className={css.texts}>
      <span className={loading ? cx(css.text, css.away) : css.text}>{text}</span>
      <span className={loading ? css.text : cx(css.text, css.away)}>
        <span className={loadingText ? cx(css.spinner, css.spinnerGap) : css.spinner} />
        {loadingText}
      </span>
      {loading && !loadingText ? <span className={css.heard}>{text}</span> : null}
    </span>
  )
}
