import { expect, it } from 'vitest'
import { keepUnchanged } from './keepUnchanged.ts'

it('keeps the objects whose content is the same, and takes what is new, changed or gone from the next page', () => {
  const previous: Record<string, unknown> = { menu: [{ id: 'slots' }], now: 1, forms: { login: {} } }
  const next = { menu: [{ id: 'slots' }], now: 2, wallpaper: ['/a'] }
  const kept = keepUnchanged(previous, next)
  expect(kept).toEqual(next)
  expect(kept.menu).toBe(previous.menu)
  expect(kept.wallpaper).toBe(next.wallpaper)
})
