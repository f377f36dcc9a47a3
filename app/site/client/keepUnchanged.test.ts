import { expect, it } from 'vitest'
import { keepUnchanged } from './keepUnchanged.ts'

it('keeps objects with the same content, and takes new, changed and missing ones from the next page', () => {
  const previous: Record<string, unknown> = { menu: [{ id: 'slots' }], now: 1, forms: { login: {} } }
  const next = { menu: [{ id: 'slots' }], now: 2, wallpaper: ['/a'] }
  const kept = keepUnchanged(previous, next)
  expect(kept).toEqual(next)
  expect(kept.menu).toBe(previous.menu)
  expect(kept.wallpaper).toBe(next.wallpaper)
})
