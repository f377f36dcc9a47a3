import type { CatalogueGame } from '../catalogue/catalogueGame.ts'
import { pocketsOf, rouletteBets, wheelPockets } from '../engines/roulette.ts'

/** By engine: the bets that win with each outcome. */
const winningTogether: Readonly<Partial<Record<CatalogueGame['engine']['type'], readonly (readonly string[])[]>>> = {
  roulette: wheelPockets.map((pocket) => rouletteBets.filter((bet) => pocketsOf(bet).includes(pocket))),
  baccarat: [['player'], ['banker'], ['tie']],
  'high-card': [['player', 'suit'], ['house', 'suit'], ['tie']],
}

/**
 * Øre of a stake that count towards the wagering requirement of a bonus: the most that can win with one outcome. Of red and black the larger
 * counts, of red and odd both do.
 */
export function wageredStake(
  { engine }: Pick<CatalogueGame, 'engine'>,
  { stake, bets }: { stake: number; bets?: Readonly<Record<string, number>> | undefined },
): number {
  const outcomes = winningTogether[engine.type]
  if (!bets || !outcomes) return stake
  return Math.max(...outcomes.map((winning) => winning.reduce((sum, bet) => sum + (bets[bet] ?? 0), 0)))
}
