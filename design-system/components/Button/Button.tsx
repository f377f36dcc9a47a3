import { cx } from 'class-variance-authority'
import type { AriaAttributes, MouseEvent, MouseEventHandler, ReactNode, Ref } from 'react'
import { hidden } from '../../theme/index.ts'
import { type VariantProps, variants } from '../variants.ts'
import * as css from './Button.css.ts'

/** Class names of a button, for a part of the design system that must draw its own element. */
export const buttonLook = variants(css.button, {
  variants: {
    variant: css.variant,
    size: css.size,
    outline: { true: css.outline, false: '' },
    square: { true: css.square, false: '' },
    fullWidth: { true: css.fullWidth, false: '' },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
})

type Variants = VariantProps<typeof buttonLook>
export type ButtonVariant = NonNullable<Variants['variant']>
export type ButtonSize = NonNullable<Variants['size']>
/** A size for each screen size, as `byScreen` makes it. */
export interface ScreenSizes {
  readonly base: ButtonSize
  /** Class names of the sizes from a screen size on. */
  readonly from: string
}

/** The states and relations a button may tell; passed on one by one, because copying unknown rests is what makes a leaf slow to render. */
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
  variant?: ButtonVariant
  size?: ButtonSize | ScreenSizes
  /** Drawn by its line, without a ground: a second choice beside a filled button. */
  outline?: boolean
  /** Sharp corners. */
  square?: boolean
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
  loadingText?: ReactNode
  disabled?: boolean
  iconStart?: ReactNode
  iconEnd?: ReactNode
  fullWidth?: boolean
  onClick?: MouseEventHandler<HTMLElement>
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement>
  children?: ReactNode
}

function classOf({ variant, size, outline, square, fullWidth }: ButtonProps): string {
  if (typeof size !== 'object') return buttonLook({ variant, size, outline, square, fullWidth })
  return cx(buttonLook({ variant, size: size.base, outline, square, fullWidth }), size.from)
}

const ignore = (event: MouseEvent) => event.preventDefault()

/** A button; with `href` a link that looks like one, which is why there is no component of its own for that. Without hooks: it stands a hundred times in a lobby. */
export function Button(props: ButtonProps) {
  const { loading, loadingText, disabled, iconStart, iconEnd, children } = props
  const inert = loading || disabled
  const isLink = props.href !== undefined
  const Tag = isLink ? 'a' : 'button'
  // alone, it is the element's own text: React keeps no node for it
  const text = loading || loadingText ? <Texts text={children} loadingText={loadingText} loading={loading} /> : children
  return (
    <Tag
      className={classOf(props)}
      href={inert ? undefined : props.href}
      role={isLink && inert ? 'link' : undefined}
      type={isLink ? undefined : (props.type ?? 'button')}
      form={isLink ? undefined : props.form}
      disabled={isLink ? undefined : disabled}
      id={props.id}
      ref={props.ref}
      data-button-theme={props.theme}
      onClick={inert ? ignore : props.onClick}
      aria-busy={loading || undefined}
      aria-disabled={(isLink ? inert : loading) || undefined}
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
          {iconStart ? <span className={css.iconStart}>{iconStart}</span> : null}
          {text}
          {iconEnd ? <span className={css.iconEnd}>{iconEnd}</span> : null}
        </>
      ) : (
        text
      )}
    </Tag>
  )
}

/** The hidden one of the two still takes its width. Without a loading text only the ring is seen; the name of the button is still read. */
function Texts({ text, loadingText, loading }: { text: ReactNode; loadingText: ReactNode; loading: boolean | undefined }) {
  return (
    <span className={css.texts}>
      <span className={loading ? cx(css.text, css.away) : css.text}>{text}</span>
      <span className={loading ? css.text : cx(css.text, css.away)}>
        <span className={loadingText ? cx(css.spinner, css.spinnerGap) : css.spinner} />
        {loadingText}
      </span>
      {loading && !loadingText ? <span className={hidden}>{text}</span> : null}
    </span>
  )
}
