// Radix Toast: announced without taking focus, paused while hovered, focused or out of sight, reachable by F8.
import { cva, type VariantProps } from 'class-variance-authority'
import { Toast as RadixToast } from 'radix-ui'
import type { ReactNode } from 'react'
import { CheckIcon } from '../../icons/Check.tsx'
import { CloseIcon } from '../../icons/Close.tsx'
import { DangerIcon } from '../../icons/Danger.tsx'
import { InfoIcon } from '../../icons/Info.tsx'
import { WarningIcon } from '../../icons/Warning.tsx'
import * as css from './Toast.css.ts'

const toast = cva(css.toast, { variants: { tone: css.tone } })
type ToastTone = NonNullable<VariantProps<typeof toast>['tone']>

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, danger: DangerIcon }

export type ToastRegionProps = {
  /** Name of the region, also read before each message. */
  label: string
  children: ReactNode
}

/** Where toasts appear: once near the root, around everything that may show one. */
export const ToastRegion = ({ label, children }: ToastRegionProps) => (
  <RadixToast.Provider label={label} duration={6000} swipeDirection="right">
    {children}
    {/* A live region, silent itself, is what an open dialog leaves visible to assistive technology; Radix announces each message elsewhere. */}
    <div aria-live="off">
      <RadixToast.Viewport className={css.viewport} label={label} />
    </div>
  </RadixToast.Provider>
)

export type ToastProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  tone: ToastTone
  title: ReactNode
  children?: ReactNode
  closeLabel: string
}

/** A short message about something that just happened. A failure stays until it is closed: nobody must read against the clock. */
export function Toast({ open, onOpenChange, tone, title, children, closeLabel }: ToastProps) {
  const Icon = icons[tone]
  const lasting = tone === 'danger' || tone === 'warning'
  return (
    <RadixToast.Root
      className={toast({ tone })}
      open={open}
      onOpenChange={onOpenChange}
      type={lasting ? 'foreground' : 'background'}
      duration={lasting ? Number.POSITIVE_INFINITY : undefined}
    >
      <span className={css.icon}>
        <Icon size={20} />
      </span>
      <span className={css.words}>
        <RadixToast.Title className={css.title}>{title}</RadixToast.Title>
        {children != null ? <RadixToast.Description className={css.text}>{children}</RadixToast.Description> : null}
      </span>
      <RadixToast.Close className={css.close} aria-label={closeLabel}>
        <CloseIcon size={20} />
      </RadixToast.Close>
    </RadixToast.Root>
  )
}
