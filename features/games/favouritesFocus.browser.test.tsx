import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Game } from '../api/entities/game.ts'
import { FavouritesScreen } from './FavouritesScreen.tsx'

let root: Root
let element: HTMLElement
const hearts = () => [...element.querySelectorAll<HTMLButtonElement>('[aria-pressed]')]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  element = document.createElement('div')
  document.body.append(element)
  root = createRoot(element)
})
afterEach(async () => {
  await act(async () => root.unmount())
  element.remove()
  vi.unstubAllGlobals()
})

const game = (id: string) => ({ id, slug: id, name: id, kind: 'slot', image: `/img/${id}`, jackpot: null, provider: '' }) as unknown as Game // what a tile reads
const show = (ids: readonly string[]) => {
  const games = ids.map(game)
  const favourites = { games, has: () => true, toggle: vi.fn(), failure: null, dismiss: vi.fn() }
  return act(async () => root.render(<FavouritesScreen data={{ type: 'ready', games }} favourites={favourites} onRetry={vi.fn()} />))
}

it('moves the focus to the next heart, and after the last one to the heading', async () => {
  await show(['a', 'b', 'c'])
  expect(document.activeElement).toBe(document.body)
  const [first, second] = hearts()
  await act(async () => first?.focus())
  await show(['b', 'c'])
  expect(document.activeElement).toBe(second)
  await act(async () => hearts()[1]?.focus())
  await show(['b'])
  expect(document.activeElement).toBe(element.querySelector('h1'))
  await act(async () => hearts()[0]?.focus())
  await show([])
  expect(document.activeElement).toBe(element.querySelector('h1'))
})
