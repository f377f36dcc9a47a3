import type { MouseEvent } from 'react'

/**
 * Click handler of a link that opens in its own tab and may close it again: a browser only closes what a script opened. If the tab is
 * blocked, the link opens here.
 */
export const openTab = (path: string, name: string) => (event: MouseEvent<HTMLElement>) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  if (window.open(path, name)) event.preventDefault()
}
