// Radix DropdownMenu: arrow keys, typeahead, Escape. Non-modal: modal mode locks scrolling with an inline `<style>`, which the content
// security policy blocks, and a menu covers too little of the page to need a lock.
import { cx } from 'class-variance-authority'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ExistingTrigger } from '../../overlay/ExistingTrigger.ts'
import { floating } from '../../overlay/floating.css.ts'
import * as overlay from '../../overlay/overlay.css.ts'
import { useFloatingContent } from '../../overlay/useFloatingContent.ts'
import type { PopupState } from '../../overlay/usePopup.ts'
import { memoizedCva } from '../../styling/memoizedCva.ts'
import * as styles from './Menu.css.ts'

export type MenuEntry =
  | { divider: true }
  | {
      label: string
      icon?: ReactNode
      /** Renders the item as a link. */
      href?: string
      /**
       * `danger` for irreversible actions.
       * @default default
       */
      tone?: 'default' | 'danger'
      disabled?: boolean
      onSelect?: () => void
    }

/** What the menu lists, and where it opens. */
export interface MenuContent {
  /** Accessible name of the menu. */
  label: string
  /** Entries and dividers, from top to bottom; the arrow keys move between the entries. */
  items: readonly MenuEntry[]
  /** Edge of the trigger that the menu aligns to. */
  align?: 'start' | 'end'
}

export interface MenuPanelProps extends MenuContent, PopupState {}

const itemClass = memoizedCva(styles.item, { variants: { tone: styles.tone }, defaultVariants: { tone: 'default' } })
const listClass = cx(overlay.surface, floating, styles.list)

/** The Radix part of `Menu`, loaded on demand. */
export function MenuPanel({ label, items, align = 'start', ...popup }: MenuPanelProps) {
  const { open, onOpenChange, triggerRef, openedByKeyboard } = popup
  const { captureFocus, contentProps } = useFloatingContent(popup)
  // null while the menu is closed
  const [list, setList] = useState<HTMLElement | null>(null)
  const takeFocus = useEffectEvent((opened: HTMLElement) => {
    captureFocus(opened)
    if (openedByKeyboard) opened.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (list) takeFocus(list)
  }, [list])
  return (
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild>
        <ExistingTrigger element={triggerRef} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          {...contentProps}
          aria-label={label}
          aria-labelledby={undefined}
          className={listClass}
          align={align}
          loop
          ref={setList}
        >
          {items.map((entry, index) =>
            'divider' in entry ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a divider has no identity but its index
              <DropdownMenu.Separator key={index} className={styles.divider} />
            ) : (
              <MenuRow key={entry.label} entry={entry} />
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface MenuRowProps {
  entry: Exclude<MenuEntry, { divider: true }>
}

function MenuRow({ entry }: MenuRowProps) {
  const words = (
    <>
      {entry.icon ? <span className={styles.icon}>{entry.icon}</span> : null}
      <span className={styles.label}>{entry.label}</span>
    </>
  )
  return (
    <DropdownMenu.Item
      className={itemClass({ tone: entry.tone })}
      disabled={entry.disabled}
      onSelect={entry.onSelect}
      textValue={entry.label}
      asChild={entry.href !== undefined}
    >
      {entry.href === undefined ? words : <a href={entry.href}>{words}</a>}
    </DropdownMenu.Item>
  )
}
