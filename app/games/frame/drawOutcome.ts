import type { GameRound } from '@casino/platform/gamesPort'
import { PlatformError } from '@casino/shared/platformError'
import type { CatalogueGame } from '../catalogue/catalogueGame.ts'
import { isBaccaratBet, playBaccarat } from '../engines/baccarat.ts'
import { isHighCardBet, playHighCard } from '../engines/highCard.ts'
import { isBet, spinWheel } from '../engines/roulette.ts'
import type { Draw } from '../engines/seededDraw.ts'
import { findSlotModel } from '../engines/slots/findSlotModel.ts'
import { spinSlot } from '../engines/slots/spinSlot.ts'
import type { GameOutcome, RoundRequest } from './frameApi.ts'

interface DrawnOutcome {
  outcome: GameOutcome
  /** Øre, without a jackpot. */
  win: number
}

/** Everything that the draw of a round decides. */
export interface DrawnRound extends DrawnOutcome {
  /** Whether the round wins the jackpot of its game. */
  winsJackpot: boolean
}

/** 1/100 of a stake is contributed to the jackpot. On average the jackpot is won once per 100 × its seed in stakes. */
const jackpotContributionDivisor = 100
const smallestStake = 20

/** Øre of a stake that are credited to the jackpot of its game. */
export const jackpotContribution = (stake: number): number => Math.floor(stake / jackpotContributionDivisor)

/**
 * Draws a booked round: the same from the same seed. The chance of the jackpot is proportional to the stake; a free spin never wins it. The
 * stake must have been validated with `assertStake`.
 */
export function drawRound(
  game: Pick<CatalogueGame, 'engine' | 'jackpot'>,
  round: Pick<GameRound, 'stake' | 'bets' | 'freeSpin'>,
  draw: Draw,
): DrawnRound {
  const drawn = drawOutcome(game, round, draw)
  const winsJackpot =
    game.jackpot !== null &&
    !round.freeSpin &&
    draw(Math.ceil((game.jackpot.seed * jackpotContributionDivisor) / smallestStake)) < round.stake / smallestStake
  return { ...drawn, winsJackpot }
}

function drawOutcome(game: Pick<CatalogueGame, 'engine'>, { stake, bets }: Pick<GameRound, 'stake' | 'bets'>, draw: Draw): DrawnOutcome {
  const { engine } = game
  switch (engine.type) {
    case 'slot': {
      const { steps, win } = spinSlot(findSlotModel(engine.model), stake, draw)
      return { outcome: { type: 'slot', steps }, win }
    }
    case 'roulette': {
      const { pocket, wins, win } = spinWheel(bets ?? {}, draw)
      return { outcome: { type: 'roulette', pocket, wins }, win }
    }
    case 'baccarat': {
      const { player, banker, result, wins, win } = playBaccarat(bets ?? {}, draw)
      return { outcome: { type: 'baccarat', player, banker, result, wins }, win }
    }
    case 'blackjack':
    case 'video-poker':
      throw new Error('a round of several decisions is drawn by its rules') // steppedGames.ts
    case 'high-card': {
      const { player, house, result, wins, win } = playHighCard(bets ?? stake, draw)
      return { outcome: { type: 'high-card', player, house, result, wins }, win }
    }
  }
}

/** The bets that the tables of an engine offer; engines that are not listed have one stake. */
const tableBets: Readonly<Partial<Record<CatalogueGame['engine']['type'], (bet: string) => boolean>>> = {
  roulette: isBet,
  baccarat: isBaccaratBet,
  'high-card': isHighCardBet,
}

/** Of these a stake without bets is still taken: it is on the player's card. */
const takesPlainStake = (engine: CatalogueGame['engine']['type']): boolean => engine === 'high-card'

/** Whether a round's stake is the sum of its chips on the table. */
export const hasTableBets = ({ engine }: CatalogueGame): boolean => tableBets[engine.type] !== undefined

/** Throws ERR_VALIDATION on a stake that the game does not offer. Games with bets accept multiples of their smallest chip up to their limit, other games no bets. */
export function assertStake(game: CatalogueGame, request: Pick<RoundRequest, 'stake' | 'bets' | 'freeSpin'>): void {
  const refuse = (message: string) => new PlatformError('ERR_VALIDATION', { message })
  if (request.freeSpin && game.kind !== 'slot') throw refuse('free spins are for slots')
  const isTableBet = tableBets[game.engine.type]
  if (!isTableBet || (!request.bets && takesPlainStake(game.engine.type))) {
    if (request.bets) throw refuse('the game has no bets')
    if (!game.stakes.includes(request.stake)) throw refuse('the game has no such stake')
    return
  }
  const [smallest] = game.stakes
  const amounts = Object.values(request.bets ?? {})
  if (amounts.length === 0 || amounts.some((amount) => amount % smallest !== 0)) throw refuse('bets must be whole chips')
  if (amounts.reduce((sum, amount) => sum + amount, 0) !== request.stake) throw refuse('the stake is not the sum of the bets')
  if (request.stake > Math.max(...game.stakes)) throw refuse('the bets are above the table’s limit')
  if (!Object.keys(request.bets ?? {}).every(isTableBet)) throw refuse('no such bet')
}
