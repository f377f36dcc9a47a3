import type { Game } from '@casino/features/api/entities/game'
import { ore } from '@casino/features/format/money'
import type { GameDetail } from '@casino/features/games/calls'
import type { CatalogueGame } from './catalogue/catalogueGame.ts'
import { isPopular } from './catalogue/index.ts'

/** Current jackpot amounts in øre, by jackpot id. */
export type JackpotAmounts = ReadonlyMap<string, number>

/** Maps a catalogue game to the `Game` of the calls. Live games are shown in wide tiles, so they get the wide image. */
export function toGame(game: CatalogueGame, jackpots: JackpotAmounts): Game {
  const amount = game.jackpot && (jackpots.get(game.jackpot.id) ?? game.jackpot.seed)
  return {
    id: game.id,
    name: game.name,
    provider: game.design.provider,
    kind: game.kind,
    category: game.category,
    isNew: game.isNew,
    isPopular: isPopular(game.id),
    freePlay: game.freePlay,
    jackpot: amount === null ? null : ore(amount),
    minBet: ore(game.stakes[0]),
    maxBet: ore(Math.max(...game.stakes)),
    image: `/img/games/${game.id}${game.kind === 'live' ? '-wide' : ''}`,
  }
}

/** Maps a catalogue game to the `GameDetail` of the calls. */
export function toGameDetail(game: CatalogueGame, jackpots: JackpotAmounts): GameDetail {
  const { description, rtp, volatility, lines } = game
  return { ...toGame(game, jackpots), description, rtp, volatility, lines }
}
