import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { chunk, useChunk } from '../../components/chunk.ts'
import { MenuIcon } from '../../icons/Menu.tsx'
import { hidden } from '../../theme/index.ts'
import * as css from './MenuDropdown.css.ts'
import type { MenuPanelProps } from './MenuPanel.tsx'

export type MenuItem = {
  label: string
  href?: string
  icon?: ReactNode
  current?: boolean
  newTab?: boolean
  children?: readonly MenuItem[]
}

export type MenuDropdownProps = {
  /** Name of the toggle. */
  label: string
  title: string
  items: readonly MenuItem[]
  /** A welcome line and a balance, say. */
  header?: ReactNode
  footer?: ReactNode
  closeLabel: string
  /** Changes with the route; the menu closes when it does. */
  routeKey: string
  /** Controls the menu from outside, for a second toggle in a tab bar. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** A tab bar opens this menu too: the toggle hides below md while that bar is shown. */
  inBottomBar?: boolean
}

const panel = chunk<MenuPanelProps>(async () => (await import('./MenuPanel.tsx')).MenuPanel)

/** Fetches the panel's chunk ahead of a click. For toggles elsewhere; a failure shows when the menu is opened. */
export const preloadMenu = panel.preload

/** The menu's toggle. Its panel is fetched when the player reaches for the toggle, and opens as soon as it is there. */
export function MenuDropdown({ label, routeKey, open, onOpenChange, inBottomBar, ...content }: MenuDropdownProps) {
  // The route it was opened on: on any other route it is closed, without an effect and without a frame in between.
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const panelId = useId()
  const isOpen = open ?? openedOn === routeKey
  const Panel = useChunk(panel, isOpen)

  const change = (next: boolean) => {
    setOpenedOn(next ? routeKey : null)
    onOpenChange?.(next)
  }

  // A menu controlled from outside is asked to close; `lastRoute` keeps the first render from closing one that starts open.
  const lastRoute = useRef(routeKey)
  useEffect(() => {
    if (lastRoute.current === routeKey) return
    lastRoute.current = routeKey
    onOpenChange?.(false)
  }, [routeKey, onOpenChange])

  return (
    <>
      <button
        type="button"
        className={css.toggle}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        data-in-bottom-bar={inBottomBar ? '' : undefined}
        onPointerEnter={preloadMenu}
        onTouchStart={preloadMenu}
        onFocus={preloadMenu}
        onClick={() => change(!isOpen)}
      >
        <MenuIcon size={24} />
        <span className={hidden}>{label}</span>
      </button>
      {Panel ? <Panel {...content} id={panelId} open={isOpen} onOpenChange={change} /> : null}
    </>
  )
}
