import { up } from '@casino/design-system/theme'
import { useSyncExternalStore } from 'react'
import type { ScreenSize } from '../content/entities/layout.ts'

const screenSizes: readonly ScreenSize[] = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl']

const mediaQueries = () => screenSizes.map((size) => [size, window.matchMedia(up(size))] as const)

const subscribe = (onChange: () => void) => {
  const abort = new AbortController()
  for (const [, query] of mediaQueries()) query.addEventListener('change', onChange, { signal: abort.signal })
  return () => abort.abort()
}
const currentScreenSize = (): ScreenSize =>
  mediaQueries().reduce<ScreenSize>((found, [size, query]) => (query.matches ? size : found), 'xs')

/**
 * The current breakpoint, null on the server and in the first render. Only for content that opens later (the menu's items);
 * everything in the first render is responsive through CSS.
 */
export const useScreenSize = (): ScreenSize | null => useSyncExternalStore(subscribe, currentScreenSize, () => null)
