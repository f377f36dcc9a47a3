import { PlatformError } from '../../errors.ts'
import type { CatalogueGame } from '../catalogue/catalogueGame.ts'
import { playHighCard } from '../engines/highCard.ts'
import type { Draw } from '../engines/keyedDraw.ts'
import { isBet, spinWheel } from '../engines/roulette.ts'
import { spinReels } from '../engines/slot.ts'
import { slotModels } from '../engines/slotModels.ts'
import type { GameOutcome, RoundRequest } from './frameApi.ts'

export interface DrawnOutcome {
  outcome: GameOutcome
  /** Øre, without a jackpot. */
  win: number
}

/** The slot model with this id. Throws on an unknown id. */
export function findSlotModel(id: string) {
  const model = slotModels.find((each) => each.id === id)
  if (!model) throw new Error(`no slot model ${id}`)
  return model
}

/** Draws the outcome of a round. The stake must have been validated with `assertStake`. */
export function drawOutcome(game: CatalogueGame, request: Pick<RoundRequest, 'stake' | 'bets'>, draw: Draw): DrawnOutcome {
  const { engine } = game
  switch (engine.type) {
    case 'slot': {
      const { grid, lines, scatters, win } = spinReels(findSlotModel(engine.model), request.stake, draw)
      return { outcome: { type: 'slot', grid, lines, scatters }, win }
    }
    case 'roulette': {
      const { pocket, wins, win } = spinWheel(request.bets ?? {}, draw)
      return { outcome: { type: 'roulette', pocket, wins }, win }
    }
    case 'high-card': {
      const { player, house, result, win } = playHighCard(request.stake, draw)
      return { outcome: { type: 'high-card', player, house, result }, win }
    }
  }
}

/** Throws ERR_VALIDATION on a stake that the game does not offer. Roulette accepts multiples of its smallest chip up to its limit. */
export function assertStake(game: CatalogueGame, request: Pick<RoundRequest, 'stake' | 'bets' | 'freeSpin'>): void {
  const refuse = (message: string) => new PlatformError('ERR_VALIDATION', { message })
  if (request.freeSpin && game.kind !== 'slot') throw refuse('free spins are for slots')
  if (game.engine.type !== 'roulette') {
    if (!game.stakes.includes(request.stake)) throw refuse('the game has no such stake')
    return
  }
  const [smallest] = game.stakes
  const amounts = Object.values(request.bets ?? {})
  if (amounts.length === 0 || amounts.some((amount) => amount % smallest !== 0)) throw refuse('bets must be whole chips')
  if (amounts.reduce((sum, amount) => sum + amount, 0) !== request.stake) throw refuse('the stake is not the sum of the bets')
  if (request.stake > Math.max(...game.stakes)) throw refuse('the bets are above the table’s limit')
  if (!Object.keys(request.bets ?? {}).every(isBet)) throw refuse('no such bet')
}
