// Radix DropdownMenu: arrow keys, typeahead, Escape. Non-modal: modal mode locks scrolling with an inline `<style>`, which the content
// security policy blocks, and a menu covers too little of the page to need a lock.
import { cx } from 'class-variance-authority'
import { DropdownMenu } from 'radix-ui'
import { Existing } from '../Existing.ts'
import { floating } from '../floating.css.ts'
import * as overlay from '../overlay.css.ts'
import { useFloating } from '../useFloating.ts'
import { variants } from '../variants.ts'
import * as css from './Menu.css.ts'
import type { MenuEntry, MenuPanelProps } from './Menu.tsx'

const line = variants(css.item, { variants: { tone: css.tone }, defaultVariants: { tone: 'default' } })
const list = cx(overlay.surface, floating, css.list)

/** The Radix part of `Menu`, loaded on demand. */
export function MenuPanel({ label, items, align = 'start', ...opened }: MenuPanelProps) {
  const { open, onOpenChange, opener, byKey } = opened
  const { remember, placed } = useFloating(opened)
  return (
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild>
        <Existing element={opener} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          {...placed}
          aria-label={label}
          aria-labelledby={undefined}
          className={list}
          align={align}
          loop
          ref={(panel) => {
            remember(panel)
            if (byKey) panel?.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus({ preventScroll: true })
          }}
        >
          {items.map((entry, index) =>
            'divider' in entry ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a divider has no identity but its index
              <DropdownMenu.Separator key={index} className={css.divider} />
            ) : (
              <MenuLine key={entry.label} entry={entry} />
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function MenuLine({ entry }: { entry: Exclude<MenuEntry, { divider: true }> }) {
  const words = (
    <>
      {entry.icon ? <span className={css.icon}>{entry.icon}</span> : null}
      <span className={css.words}>{entry.label}</span>
    </>
  )
  return (
    <DropdownMenu.Item
      className={line({ tone: entry.tone })}
      disabled={entry.disabled}
      onSelect={entry.onSelect}
      textValue={entry.label}
      asChild={entry.href !== undefined}
    >
      {entry.href === undefined ? words : <a href={entry.href}>{words}</a>}
    </DropdownMenu.Item>
  )
}
