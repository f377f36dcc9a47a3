// Radix Tabs: arrow keys, one tab stop, panels named by their tabs.
import { Tabs as RadixTabs } from 'radix-ui'
import { type ComponentProps, type ReactNode, useState } from 'react'
import * as styles from './Tabs.css.ts'

export interface TabsProps {
  /** Accessible name of the list of tabs; not shown. */
  label: string
  /** Tabs from left to right with their panels. Only the selected panel is in the document. */
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[]
  /** Id of the selected tab. Without it, the tabs are uncontrolled and start with the first. */
  value?: string
  /** Called with the id of the tab chosen by click or arrow key. */
  onValueChange?: (id: string) => void
}

/**
 * Radix renders two inline styles on the server (`outline: none` and an initial `animation-duration: 0s`), which a strict content security
 * policy blocks with an error. Neither is needed here; an undefined value removes them.
 */
const noOutline = { outline: undefined }
const noAnimation = { animationDuration: undefined }

/** On mousedown Radix focuses the tab by script, which shows the keyboard's ring after a tap. The browser's own focus selects as well. */
const TabButton = ({ onMouseDown: _, ...props }: ComponentProps<'button'>) => <button type="button" {...props} className={styles.tab} />

/** Tabs with one visible panel. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const [internalValue, setInternalValue] = useState(tabs[0]?.id)
  const selected = value ?? internalValue
  const onChange = (id: string) => {
    setInternalValue(id)
    onValueChange?.(id)
  }
  return (
    <RadixTabs.Root value={selected} onValueChange={onChange}>
      <RadixTabs.List
        className={styles.list}
        aria-label={label}
        // biome-ignore lint/plugin: removes an inline style
        style={noOutline}
      >
        {tabs.map((tab) => (
          // Only the selected panel is in the document, so other tabs reference none.
          <RadixTabs.Trigger
            key={tab.id}
            value={tab.id}
            asChild
            // A click can come without a focus: from Safari, assistive technology, or a replayed press after hydration.
            onClick={() => tab.id !== selected && onChange(tab.id)}
            // Radix sets the tab stop only after hydration.
            tabIndex={tab.id === selected ? 0 : -1}
            {...(tab.id !== selected && { 'aria-controls': undefined })}
          >
            <TabButton>{tab.label}</TabButton>
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.id} value={tab.id} className={styles.panel} asChild>
          <div
            // biome-ignore lint/plugin: removes an inline style
            style={noAnimation}
          >
            {tab.content}
          </div>
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
