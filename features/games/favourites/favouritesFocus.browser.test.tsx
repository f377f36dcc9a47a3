import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Game } from '../../api/entities/game.ts'
import { FavouritesScreen } from './FavouritesScreen.tsx'

const hearts = () => [...document.querySelectorAll<HTMLButtonElement>('[aria-pressed]')]

const game = (id: string) => ({ id, slug: id, name: id, kind: 'slot', image: `/img/${id}`, jackpot: null, provider: '' }) as unknown as Game // what a tile reads
const mostPlayed = ['x', 'y'].map(game)
const favouritesScreen = (ids: readonly string[]) => {
  const games = ids.map(game)
  const favourites = { games, has: () => true, toggle: vi.fn(), failure: null, dismiss: vi.fn() }
  return <FavouritesScreen data={{ type: 'ready', value: games }} mostPlayed={mostPlayed} favourites={favourites} onRetry={vi.fn()} />
}

it('moves the focus to the next heart, and after the last one to the heading', async () => {
  const { container, rerender } = await render(favouritesScreen(['a', 'b', 'c']))
  expect(document.activeElement).toBe(document.body)
  const [first, second] = hearts()
  first?.focus()
  await rerender(favouritesScreen(['b', 'c']))
  expect(document.activeElement).toBe(second)
  hearts()[1]?.focus()
  await rerender(favouritesScreen(['b']))
  expect(document.activeElement).toBe(container.querySelector('h1'))
  hearts()[0]?.focus()
  await rerender(favouritesScreen([]))
  expect(document.activeElement).toBe(container.querySelector('h1'))
})

it('moves the focus to the heading when the first heart ends the row of most played games', async () => {
  const { container, rerender } = await render(favouritesScreen([]))
  expect(hearts()).toHaveLength(2)
  hearts()[0]?.focus()
  await rerender(favouritesScreen(['x']))
  expect(document.activeElement).toBe(container.querySelector('h1'))
})
