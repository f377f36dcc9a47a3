import type { MouseEvent } from 'react'

/**
 * Click handler of a link that opens in a tab of its own and may close it again: a browser closes only what a script has opened. Where it
 * is blocked, the link is followed here.
 */
export const openTab = (path: string, name: string) => (event: MouseEvent<HTMLElement>) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  if (window.open(path, name)) event.preventDefault()
}
