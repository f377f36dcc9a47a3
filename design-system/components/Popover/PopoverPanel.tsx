// Radix Popover, non-modal: Tab cycles inside, Escape and a press outside close it, the page stays interactive.
import { cx } from 'class-variance-authority'
import { Popover } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { CloseIcon } from '../../icons/Close.tsx'
import { ExistingTrigger } from '../../overlay/ExistingTrigger.ts'
import { floating } from '../../overlay/floating.css.ts'
import * as overlay from '../../overlay/overlay.css.ts'
import { useFloatingContent } from '../../overlay/useFloatingContent.ts'
import type { PopupState } from '../../overlay/usePopup.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Popover.css.ts'

/** What the panel shows, and where. */
export interface PopoverContent {
  /** Heading and accessible name of the panel; it receives the focus on opening. */
  title: ReactNode
  /** Accessible name of the close button, which shows only an icon. */
  closeLabel: string
  /** Edge of the trigger that the panel aligns to. */
  align?: 'start' | 'center' | 'end'
  /** Content below the title; it may contain controls. */
  children: ReactNode
}

export interface PopoverPanelProps extends PopoverContent, PopupState {}

const panelClass = cx(overlay.surface, floating, styles.panel)

/** The Radix part of `Popover`, loaded on demand. */
export function PopoverPanel({ title, closeLabel, align = 'start', children, ...popup }: PopoverPanelProps) {
  const { open, onOpenChange, triggerRef } = popup
  const heading = useRef<HTMLHeadingElement>(null)
  const { captureFocus, contentProps } = useFloatingContent(popup)
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>
        <ExistingTrigger element={triggerRef} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          {...contentProps}
          className={panelClass}
          align={align}
          onOpenAutoFocus={(event) => {
            captureFocus(event.target)
            event.preventDefault()
            heading.current?.focus({ preventScroll: true })
          }}
        >
          <div className={overlay.header}>
            <Popover.Title ref={heading} className={cx(overlay.title, overlay.titleSize.md)} tabIndex={-1}>
              {title}
            </Popover.Title>
            <Popover.Close asChild>
              <IconButton label={closeLabel} icon={<CloseIcon size={24} />} />
            </Popover.Close>
          </div>
          <div className={overlay.body}>{children}</div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
