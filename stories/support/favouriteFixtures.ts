import type { Game } from '@casino/features/api/entities/game'
import type { Favourites } from '@casino/features/games/favourites/useFavourites'
import { fn } from 'storybook/test'

/** A player's favourites, which no press changes. */
export const favouritesOf = (games: readonly Game[]): Favourites => ({
  games,
  has: (id) => games.some((game) => game.id === id),
  toggle: fn(),
  failure: null,
  dismiss: fn(),
})
