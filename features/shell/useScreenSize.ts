import { up } from '@casino/design-system/theme'
import { useSyncExternalStore } from 'react'
import type { ScreenSize } from '../config/entities/layout.ts'

const screenSizes: readonly ScreenSize[] = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl']

const queries = () => screenSizes.map((size) => [size, window.matchMedia(up(size))] as const)

const subscribe = (changed: () => void) => {
  const abort = new AbortController()
  for (const [, query] of queries()) query.addEventListener('change', changed, { signal: abort.signal })
  return () => abort.abort()
}
const current = (): ScreenSize => queries().reduce<ScreenSize>((found, [size, query]) => (query.matches ? size : found), 'xs')

/**
 * The current breakpoint, null on the server and in the first render. Only for content that opens later (the menu's items);
 * everything in the first render is responsive through CSS.
 */
export const useScreenSize = (): ScreenSize | null => useSyncExternalStore(subscribe, current, () => null)
