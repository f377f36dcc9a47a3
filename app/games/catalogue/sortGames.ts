import { gameSorts } from '@casino/features/api/entities/game'
import type { CatalogueGame } from './catalogueGame.ts'

export type GameSort = (typeof gameSorts)[number]
type Sortable = Pick<CatalogueGame, 'id' | 'name' | 'kind' | 'category' | 'released' | 'isNew' | 'rtp' | 'jackpot'>

/** Sorts games; the input must be ordered by popularity. `best`: highest return to player first. */
export function sortGames<T extends Sortable>(games: readonly T[], sort: GameSort): T[] {
  if (sort === 'popular') return [...games]
  const compare = {
    new: (a: T, b: T) => Date.parse(b.released) - Date.parse(a.released),
    best: (a: T, b: T) => b.rtp - a.rtp,
    name: (a: T, b: T) => danish.compare(a.name, b.name),
  }[sort]
  return [...games].sort(compare)
}

const danish = new Intl.Collator('da')

/** Every order in which rails and lists show games: all, by kind, by category, jackpots and new games. */
export function displayOrders<T extends Sortable>(games: readonly T[]): T[][] {
  const groups = [games]
  for (const kind of new Set(games.map((game) => game.kind))) groups.push(games.filter((game) => game.kind === kind))
  for (const category of new Set(games.map((game) => game.category))) groups.push(games.filter((game) => game.category === category))
  const lists = groups.flatMap((group) => gameSorts.map((sort) => sortGames(group, sort)))
  return [
    ...lists,
    games.filter((game) => game.jackpot).sort((a, b) => (b.jackpot?.seed ?? 0) - (a.jackpot?.seed ?? 0)),
    sortGames(
      games.filter((game) => game.isNew),
      'new',
    ),
  ]
}
