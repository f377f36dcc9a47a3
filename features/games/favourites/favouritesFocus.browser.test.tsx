import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import type { Game } from '../../api/entities/game.ts'
import { FavouritesScreen } from './FavouritesScreen.tsx'

const root = createTestRoot()
const hearts = () => [...root.element.querySelectorAll<HTMLButtonElement>('[aria-pressed]')]

const game = (id: string) => ({ id, slug: id, name: id, kind: 'slot', image: `/img/${id}`, jackpot: null, provider: '' }) as unknown as Game // what a tile reads
const show = (ids: readonly string[]) => {
  const games = ids.map(game)
  const favourites = { games, has: () => true, toggle: vi.fn(), failure: null, dismiss: vi.fn() }
  return root.render(<FavouritesScreen data={{ type: 'ready', value: games }} favourites={favourites} onRetry={vi.fn()} />)
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
  expect(document.activeElement).toBe(root.element.querySelector('h1'))
  await act(async () => hearts()[0]?.focus())
  await show([])
  expect(document.activeElement).toBe(root.element.querySelector('h1'))
})
