import { cva, type VariantProps } from 'class-variance-authority'
import type { AriaAttributes, MouseEventHandler, ReactNode, Ref } from 'react'
import * as css from './IconButton.css.ts'

/** Class names of an icon button, for a part of the design system that must draw its own element. */
export const iconButtonLook = cva(css.iconButton, {
  variants: { variant: css.variant, size: css.size },
  defaultVariants: { variant: 'ghost', size: 'md' },
})

type Variants = VariantProps<typeof iconButtonLook>
export type IconButtonVariant = NonNullable<Variants['variant']>
export type IconButtonSize = NonNullable<Variants['size']>

export interface IconButtonProps extends Omit<AriaAttributes, 'aria-label' | 'aria-pressed'> {
  /** What it does, in words; the icon alone says nothing to assistive technology. */
  label: string
  icon: ReactNode
  size?: IconButtonSize
  variant?: IconButtonVariant
  /** For a switch such as "favourite". The label stays the same in both states. */
  pressed?: boolean
  disabled?: boolean
  /** Makes it a link. */
  href?: string
  onClick?: MouseEventHandler<HTMLElement>
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement>
}

/** A round button with an icon alone. */
export function IconButton({ label, icon, size, variant, pressed, disabled, href, onClick, ...rest }: IconButtonProps) {
  const className = iconButtonLook({ variant, size })
  if (href !== undefined)
    return (
      <a {...rest} className={className} href={href} aria-label={label} onClick={onClick}>
        {icon}
      </a>
    )
  return (
    <button {...rest} className={className} type="button" aria-label={label} aria-pressed={pressed} disabled={disabled} onClick={onClick}>
      {icon}
    </button>
  )
}
