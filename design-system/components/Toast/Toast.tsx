// Radix Toast: announced without taking focus, paused while hovered, focused or in a hidden window, reachable by F8.

import { Toast as RadixToast } from 'radix-ui'
import { createContext, type FocusEvent, type ReactNode, type RefObject, useContext, useRef } from 'react'
import { CheckIcon } from '../../icons/Check.tsx'
import { CloseIcon } from '../../icons/Close.tsx'
import { DangerIcon } from '../../icons/Danger.tsx'
import { InfoIcon } from '../../icons/Info.tsx'
import { WarningIcon } from '../../icons/Warning.tsx'
import * as overlay from '../../overlay/overlay.css.ts'
import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Toast.css.ts'

const toast = memoizedCva([overlay.surface, styles.toast], { variants: { tone: styles.tone } })
type ToastTone = NonNullable<VariantProps<typeof toast>['tone']>

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, danger: DangerIcon }

export interface ToastRegionProps {
  /** Accessible name of the region, also announced before each message. */
  label: string
  /** The part of the app that may show toasts. */
  children: ReactNode
}

/** The element that had focus before the toast. */
const PreviousFocusContext = createContext<RefObject<HTMLElement | null> | null>(null)

/** Provider and viewport of toasts: render once near the root, around everything that may show one. */
export function ToastRegion({ label, children }: ToastRegionProps) {
  const previousFocus = useRef<HTMLElement>(null)
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget
  }
  return (
    <RadixToast.Provider label={label} duration={6000} swipeDirection="right">
      <PreviousFocusContext value={previousFocus}>
        {children}
        {/* An open dialog hides everything but live regions from assistive technology. `off`, because Radix announces messages elsewhere. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only records the previous focus */}
        <div aria-live="off" onFocus={onFocus}>
          <RadixToast.Viewport className={styles.viewport} label={label} />
        </div>
      </PreviousFocusContext>
    </RadixToast.Provider>
  )
}

export interface ToastProps {
  /** Controlled. A message that opens is announced and does not take focus. */
  open: boolean
  /** Called with false on the close button, Escape or a swipe, and after six seconds unless the tone is `danger` or `warning`. */
  onOpenChange: (open: boolean) => void
  /**
   * Colour and icon. `danger` and `warning` stay until closed and are announced at once; other tones wait until the screen reader is idle.
   */
  tone: ToastTone
  /** First line. A one-line message needs nothing else. */
  title: ReactNode
  /** Text below the title, announced with it. */
  children?: ReactNode
  /** Accessible name of the close button, which shows only an icon. */
  closeLabel: string
}

/** A short message about an event. Warnings and errors stay until closed, so that reading is not timed. */
export function Toast({ open, onOpenChange, tone, title, children, closeLabel }: ToastProps) {
  const Icon = icons[tone]
  const previousFocus = useContext(PreviousFocusContext)
  const persistent = tone === 'danger' || tone === 'warning'
  return (
    <RadixToast.Root
      className={toast({ tone })}
      open={open}
      onOpenChange={onOpenChange}
      type={persistent ? 'foreground' : 'background'}
      duration={persistent ? Number.POSITIVE_INFINITY : undefined}
    >
      <span className={styles.icon}>
        <Icon size={20} />
      </span>
      <div className={styles.body}>
        <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
        {children != null ? <RadixToast.Description className={styles.text}>{children}</RadixToast.Description> : null}
      </div>
      <RadixToast.Close asChild>
        <IconButton
          label={closeLabel}
          onClick={() => previousFocus?.current?.focus({ preventScroll: true })}
          icon={<CloseIcon size={20} />}
        />
      </RadixToast.Close>
    </RadixToast.Root>
  )
}
