/** URL of a click that client navigation handles: same origin, same window, no download, no modifier key. Otherwise null. */
export function navigableUrl(event: MouseEvent, origin: string): URL | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  return sameOriginLink(event.target, origin)
}

/** Same-origin URL of the link around an element, or null. */
export function sameOriginLink(target: EventTarget | null, origin: string): URL | null {
  const anchor = target instanceof Element ? target.closest('a') : null
  if (!anchor?.href || anchor.hasAttribute('download') || (anchor.target && anchor.target !== '_self')) return null
  const url = new URL(anchor.href)
  return url.origin === origin ? url : null
}

interface LinkHandlers {
  /** Resolves when the page is shown, or was given up. */
  navigate: (url: URL) => Promise<void>
  prefetch: (url: URL) => void
}

const isHashChange = (url: URL): boolean =>
  url.hash !== '' && url.pathname === window.location.pathname && url.search === window.location.search

/** Marks the pressed link until its page is shown: on a slow network that takes a while. */
async function markOpening(target: EventTarget | null, opened: Promise<void>): Promise<void> {
  const link = target instanceof Element ? target.closest('a') : null
  link?.setAttribute('data-opening', '')
  try {
    await opened
  } finally {
    link?.removeAttribute('data-opening')
  }
}

/** Handles clicks and prefetch hints of all links with document-level listeners, so that links are plain anchors without hooks. */
export function handleLinks({ navigate, prefetch }: LinkHandlers): void {
  document.addEventListener('click', (event) => {
    const url = navigableUrl(event, window.location.origin)
    if (!url || isHashChange(url)) return
    event.preventDefault()
    void markOpening(event.target, navigate(url))
  })
  const hint = (event: Event) => {
    const url = sameOriginLink(event.target, window.location.origin)
    if (url && !isHashChange(url)) prefetch(url)
  }
  document.addEventListener('pointerover', hint, { passive: true })
  document.addEventListener('focusin', hint)
}

/** Prefetches the first five links per page that stay in the viewport for 300 ms. Returns a function that restarts it for a new page. */
export function prefetchVisibleLinks(prefetch: (url: URL) => void): () => void {
  const maxPrefetches = 5
  const dwellMs = 300
  const dwellTimers = new Map<Element, ReturnType<typeof setTimeout>>()
  let started = 0
  let startTimer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(dwellTimers.get(target))
      dwellTimers.delete(target)
      if (!isIntersecting || started >= maxPrefetches) continue
      dwellTimers.set(
        target,
        setTimeout(() => {
          const url = sameOriginLink(target, window.location.origin)
          observer.unobserve(target)
          if (!url || isHashChange(url) || started >= maxPrefetches) return
          started += 1
          prefetch(url)
          // while the page scrolls, the browser computes the position of every observed link in each frame
          if (started === maxPrefetches) observer.disconnect()
        }, dwellMs),
      )
    }
  })
  return () => {
    observer.disconnect()
    for (const timer of dwellTimers.values()) clearTimeout(timer)
    dwellTimers.clear()
    started = 0
    clearTimeout(startTimer)
    // after the paint of the interaction that starts it
    startTimer = setTimeout(() => {
      for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link)
    }, dwellMs)
  }
}
