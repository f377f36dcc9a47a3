import { blockReload } from '@casino/features/session/reloadBlock'
import { beforeEach, expect, test, vi } from 'vitest'
import { mayReload, recordChunkErrors, reloadAfterChunkError } from './chunkReload.ts'

const assign = vi.fn()
const browser = { onLine: true }
let saved: Map<string, string>
let storage: Pick<Storage, 'getItem' | 'setItem'>
beforeEach(() => {
  assign.mockClear()
  browser.onLine = true
  saved = new Map()
  storage = { getItem: (key) => saved.get(key) ?? null, setItem: (key, value) => void saved.set(key, value) }
  const location = { href: 'http://site/registrer', assign }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { sessionStorage: storage, location, navigator: browser }))
  recordChunkErrors()
})

/** Vite's event for an import that fails with `error`; returns whether the import still rejects with it. */
const failImport = (error: Error): boolean =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }))

test('a failed chunk reloads its page at most once in ten seconds', () => {
  expect(mayReload('/a', storage, 1000)).toBe(true)
  expect(mayReload('/a', storage, 10_999)).toBe(false)
  expect(mayReload('/b', storage, 11_000)).toBe(true)
  expect(mayReload('/b', storage, 21_000)).toBe(true)
})

test('a failed preload rejects and reloads nothing, so that a half-filled form is kept', () => {
  expect(failImport(new TypeError('failed to fetch'))).toBe(true)
  expect(assign).not.toHaveBeenCalled()
})

test('a chunk that a screen needs and cannot import reloads the page, once', () => {
  const error = new TypeError('failed to fetch')
  failImport(error)
  expect(reloadAfterChunkError(error)).toBe(true)
  expect(assign.mock.calls).toEqual([['http://site/registrer']])
  expect(reloadAfterChunkError(error)).toBe(false)
})

test('neither another error nor a lost connection reloads the page', () => {
  expect(reloadAfterChunkError(new TypeError('x is not a function'))).toBe(false)
  expect(reloadAfterChunkError('text')).toBe(false)
  const error = new TypeError('failed to fetch')
  failImport(error)
  browser.onLine = false
  expect(reloadAfterChunkError(error)).toBe(false)
  expect(assign).not.toHaveBeenCalled()
})

test('a running payment or game round keeps its page, and the player reloads it', () => {
  const error = new TypeError('failed to fetch')
  failImport(error)
  const [payment, round] = [blockReload(), blockReload()]
  expect(reloadAfterChunkError(error)).toBe(false)
  payment()
  payment()
  expect(reloadAfterChunkError(error)).toBe(false)
  expect(assign).not.toHaveBeenCalled()
  round()
  expect(reloadAfterChunkError(error)).toBe(true)
})
