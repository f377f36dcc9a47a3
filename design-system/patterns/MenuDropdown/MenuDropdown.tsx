import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { MenuIcon } from '../../icons/Menu.tsx'
import { lazyComponent } from '../../lazy/lazyComponent.ts'
import { useLazyOverlay } from '../../overlay/useLazyOverlay.ts'
import { visuallyHidden } from '../../theme/utilities.css.ts'
import * as styles from './MenuDropdown.css.ts'
import type { MenuDropdownContent, MenuDropdownPanelProps } from './MenuDropdownPanel.tsx'

export interface MenuDropdownProps extends MenuDropdownContent {
  /** Accessible name of the toggle. */
  label: string
  /** Changes with the route; the menu closes when it does. */
  routeKey: string
  /** Controlled state, for a second toggle in a tab bar. */
  open?: boolean
  /** Called when the toggle, Escape, a click outside, a link or a change of route opens or closes the menu. */
  onOpenChange?: (open: boolean) => void
  /** A tab bar of the page opens this menu too: below md the toggle is hidden where that bar stays in view. */
  inBottomBar?: boolean
}

const lazyPanel = lazyComponent<MenuDropdownPanelProps>(async () => (await import('./MenuDropdownPanel.tsx')).MenuDropdownPanel)

/** Preloads the panel, for toggles elsewhere. */
export const preloadMenuDropdown = lazyPanel.preload

/** Menu toggle with its panel, which is preloaded on idle or intent (hover, touch or focus) and opens as soon as it is loaded. */
export function MenuDropdown({ label, routeKey, open, onOpenChange, inBottomBar, ...content }: MenuDropdownProps) {
  // The route it was opened on: on any other route it is closed, without an effect or an intermediate frame.
  const [openRoute, setOpenRoute] = useState<string | null>(null)
  const panelId = useId()
  const isOpen = open ?? openRoute === routeKey
  const changeOpen = (next: boolean) => {
    setOpenRoute(next ? routeKey : null)
    onOpenChange?.(next)
  }
  const Panel = useLazyOverlay(lazyPanel, isOpen, () => changeOpen(false))

  // Requests a controlled menu to close on navigation; `lastRoute` keeps the first effect from closing one that starts open.
  const lastRoute = useRef(routeKey)
  const closeOnNewRoute = useEffectEvent(() => {
    if (lastRoute.current === routeKey) return
    lastRoute.current = routeKey
    if (open) onOpenChange?.(false)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the route changes
  useEffect(() => closeOnNewRoute(), [routeKey])

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        data-in-bottom-bar={inBottomBar ? '' : undefined}
        onPointerEnter={preloadMenuDropdown}
        onTouchStart={preloadMenuDropdown}
        onFocus={preloadMenuDropdown}
        onClick={() => changeOpen(!isOpen)}
      >
        <MenuIcon size={24} />
        <span className={visuallyHidden}>{label}</span>
      </button>
      {Panel ? <Panel {...content} id={panelId} open={isOpen} onOpenChange={changeOpen} /> : null}
    </>
  )
}
