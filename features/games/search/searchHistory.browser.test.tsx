import { beforeEach, expect, it, vi } from 'vitest'
import { clearSearches, keepSearch, readSearches } from './searchHistory.ts'

beforeEach(() => window.sessionStorage.clear())

it('keeps the last five searches, latest first and each once', () => {
  for (const search of ['a', 'b', 'c', 'd', ' B ', 'e', 'f', '  ']) keepSearch(search)
  expect(readSearches()).toEqual(['f', 'e', 'B', 'd', 'c'])
  clearSearches()
  expect(readSearches()).toEqual([])
})

it('has no searches when storage is blocked or holds other data', () => {
  window.sessionStorage.setItem('soegninger', '{"a":1}')
  expect(readSearches()).toEqual([])
  window.sessionStorage.setItem('soegninger', 'no JSON')
  expect(readSearches()).toEqual([])
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(() => keepSearch('ravn')).not.toThrow()
  expect(readSearches()).toEqual([])
  blocked.mockRestore()
})
