import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAppStore, initialStatus } from './appStore.ts'
import { createLazyFailures } from './lazyFailures.ts'
import type { RouteView } from './routeView.ts'

const reported = vi.fn()
beforeEach(() => {
  vi.stubGlobal('reportError', reported)
  vi.stubGlobal('window', { navigator: { onLine: true } })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['failed', true, new TypeError('Failed to fetch')],
  ['hung', true, new DOMException('', 'TimeoutError')],
  ['offline', false, new TypeError('Failed to fetch')],
  ['offline', false, new DOMException('', 'TimeoutError')],
])('a part that the player opened and that cannot be loaded: %s (online: %s)', (partFailure, onLine, error) => {
  vi.stubGlobal('window', { navigator: { onLine } })
  const store = createAppStore({ ...initialStatus, view: {} as RouteView }) // not read
  const failures = createLazyFailures(store)
  failures.onFailure(error)
  expect(store.get().partFailure).toBe(partFailure)
  expect(reported).toHaveBeenLastCalledWith(error)
  failures.onSuccess()
  expect(store.get().partFailure).toBeNull()
})
