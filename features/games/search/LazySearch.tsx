import { lazyComponent, useLazyComponent } from '@casino/design-system/lazy'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../navigation/paths.ts'
import type { SearchDialogProps } from './SearchDialog.tsx'

const searchDialog = lazyComponent<SearchDialogProps>(async () => (await import('./SearchDialog.tsx')).SearchDialog)

/** The link to the search around the target of an event, unless it opens elsewhere. */
function searchLinkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link && link.pathname === paths.search && !link.search && link.target !== '_blank' ? link : null
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

interface LazySearchProps {
  /** When the visitor asked for the page, in milliseconds of `performance.now()`. */
  pageRequestedAt: number
}

/**
 * Opens the search over the page when a link to it is pressed, wherever that is; without script the link leads to the page of the search.
 * Its code is loaded when such a link is approached. A change of the page closes it, unless the visitor asked for that page before opening
 * the search.
 */
export function LazySearch({ pageRequestedAt }: LazySearchProps) {
  const [path] = useLocation()
  const [opened, setOpened] = useState<{ path: string; at: number } | null>(null)
  const open = opened !== null && (opened.path === path || opened.at > pageRequestedAt)
  // the next page closes it, and coming back to this one does not open it again
  if (opened && opened.path !== path) setOpened(open ? { ...opened, path } : null)
  const close = () => setOpened(null)
  const SearchDialog = useLazyComponent(searchDialog, open, close)
  useEffect(() => {
    const prepare = (event: Event) => {
      if (searchLinkOf(event)) searchDialog.preload()
    }
    const openAt = (event: MouseEvent) => {
      if (path === paths.search || !isPlainClick(event) || !searchLinkOf(event)) return
      event.preventDefault()
      setOpened({ path, at: performance.now() })
    }
    document.addEventListener('pointerover', prepare, { passive: true })
    document.addEventListener('focusin', prepare)
    // before the app's own listener for links
    document.addEventListener('click', openAt, { capture: true })
    return () => {
      document.removeEventListener('pointerover', prepare)
      document.removeEventListener('focusin', prepare)
      document.removeEventListener('click', openAt, { capture: true })
    }
  }, [path])
  return SearchDialog && <SearchDialog open={open} onClose={close} />
}
