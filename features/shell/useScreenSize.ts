import { mediaAt } from '@casino/design-system/theme'
import { type Breakpoint, breakpointNames } from '@casino/tokens/breakpoints'
import { useSyncExternalStore } from 'react'

const mediaQueries = () => breakpointNames.map((size) => [size, window.matchMedia(mediaAt[size])] as const)

const subscribe = (onChange: () => void) => {
  const abort = new AbortController()
  for (const [, query] of mediaQueries()) query.addEventListener('change', onChange, { signal: abort.signal })
  return () => abort.abort()
}
const currentScreenSize = (): Breakpoint => mediaQueries().find(([, query]) => query.matches)?.[0] ?? 'xs'

/**
 * The current screen size (a tablet at the width of `lg` is `md`), null on the server and in the first render. Only for content that opens later (the menu's items);
 * everything in the first render is responsive through CSS.
 */
export const useScreenSize = (): Breakpoint | null => useSyncExternalStore(subscribe, currentScreenSize, () => null)
