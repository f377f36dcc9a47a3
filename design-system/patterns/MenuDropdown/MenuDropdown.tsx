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
  /** Changes with the route, which closes the menu. */
  routeKey: string
  /** Controlled state, for a second toggle in a tab bar. */
  open?: boolean
  /** Called when the toggle, Escape, a click outside, a link or a route change opens or closes the menu. */
  onOpenChange?: (open: boolean) => void
  /** A tab bar opens this menu too. Below md the toggle is hidden where that bar is visible. */
  inBottomBar?: boolean
}

const lazyPanel = lazyComponent<MenuDropdownPanelProps>(async () => (await import('./MenuDropdownPanel.tsx')).MenuDropdownPanel)

/** Preloads the panel, for toggles elsewhere. */
export const preloadMenuDropdown = lazyPanel.preload

/** Menu toggle with its panel. The panel preloads on idle or intent (hover, touch, focus) and opens as soon as it has loaded. */
export function MenuDropdown({ label, routeKey, open, onOpenChange, inBottomBar, ...content }: MenuDropdownProps) {
  // The route on which the menu was opened. On any other it is closed, without an effect or an intermediate frame.
  const [openRoute, setOpenRoute] = useState<string | null>(null)
  const panelId = useId()
  const isOpen = open ?? openRoute === routeKey
  const changeOpen = (next: boolean) => {
    setOpenRoute(next ? routeKey : null)
    onOpenChange?.(next)
  }
  const Panel = useLazyOverlay(lazyPanel, isOpen, () => changeOpen(false))

  // Asks a controlled menu to close on navigation. `lastRoute` keeps the first effect from closing a menu that starts open.
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
