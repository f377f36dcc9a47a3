// Radix Tabs: arrow keys, one tab stop, panels named by their tabs.
import { Tabs as RadixTabs } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import * as css from './Tabs.css.ts'

export type TabsProps = {
  label: string
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[]
  /** Id of the open tab; without it the first is open and the component keeps track itself. */
  value?: string
  onValueChange?: (id: string) => void
}

/**
 * Radix writes two inline styles into server markup (`outline: none`, a first animation of no length), which a strict content security
 * policy refuses with an error each. Neither is needed here; an undefined value takes them out.
 */
const noOutline = { outline: undefined }
const noAnimation = { animationDuration: undefined }

/** Views of one subject, one at a time. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id)
  const open = value ?? own
  const onChange = (id: string) => {
    setOwn(id)
    onValueChange?.(id)
  }
  return (
    <RadixTabs.Root value={open} onValueChange={onChange}>
      <RadixTabs.List
        className={css.list}
        aria-label={label}
        style={noOutline} // literal: takes a style out
      >
        {tabs.map((tab) => (
          // only the open panel stands in the page, so a closed tab names none
          <RadixTabs.Trigger key={tab.id} value={tab.id} className={css.tab} {...(tab.id !== open && { 'aria-controls': undefined })}>
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.id} value={tab.id} className={css.panel} asChild>
          <div
            style={noAnimation} // literal: takes a style out
          >
            {tab.content}
          </div>
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
