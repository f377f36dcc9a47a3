import type { Game } from '../api/entities/game.ts'

export type GameMark = 'jackpot' | 'new' | 'popular'

type MarkedGame = Pick<Game, 'isNew' | 'isPopular' | 'jackpot'>

/** The one mark of a tile: what says most about the game. Below the artwork, whose upper corners have the name of the game. */
export function markOf({ isNew, isPopular, jackpot }: MarkedGame): GameMark | null {
  if (jackpot !== null) return 'jackpot'
  if (isNew) return 'new'
  return isPopular ? 'popular' : null
}

/** The mark of every game of a list; null where they differ, or for a single game. */
export function sharedMark(games: readonly MarkedGame[]): GameMark | null {
  const marks = new Set(games.map(markOf))
  const [mark = null] = marks
  return games.length > 1 && marks.size === 1 ? mark : null
}
