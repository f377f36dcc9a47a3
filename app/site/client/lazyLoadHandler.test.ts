import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAppStore, initialStatus } from './appStore.ts'
import { createLazyLoadHandler } from './lazyLoadHandler.ts'
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
  const failures = createLazyLoadHandler(store)
  failures.onFailure(error)
  expect(store.get().partFailure).toBe(partFailure)
  expect(reported).toHaveBeenLastCalledWith(error)
  failures.onSuccess()
  expect(store.get().partFailure).toBeNull()
})

test('the parts that a player waits for are counted, each end once', () => {
  const store = createAppStore({ ...initialStatus, view: {} as RouteView }) // not read
  const { onWait } = createLazyLoadHandler(store)
  const [first, second] = [onWait?.(), onWait?.()]
  expect(store.get().partsLoading).toBe(2)
  first?.()
  first?.()
  expect(store.get().partsLoading).toBe(1)
  second?.()
  expect(store.get().partsLoading).toBe(0)
})
