import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBonusDefinitions } from '../../platform/bonuses/definitions.ts'
import { findGame } from '../catalogue/index.ts'
import { baccaratRtp } from '../engines/baccarat.ts'
import { highCardRtps } from '../engines/highCard.ts'
import { payoutMultiple, pocketsOf, rouletteBets } from '../engines/roulette.ts'
import { wageredStake } from './wageredStake.ts'

/** Share of each bet that the house keeps on average, by table. A bet of roulette on n of 37 pockets returns 36 / n with a chance of n / 37. */
const houseShares: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'europaeisk-roulette': Object.fromEntries(
    rouletteBets.map((bet) => [bet, 1 - (payoutMultiple(bet) * pocketsOf(bet).length) / 37] as const),
  ),
  'baccarat-marselis': Object.fromEntries(Object.entries(baccaratRtp).map(([bet, rtp]) => [bet, 1 - rtp / 100])),
  'hoejeste-kort': Object.fromEntries(Object.entries(highCardRtps).map(([bet, rtp]) => [bet, 1 - rtp / 100])),
}
const sharesOf = (gameId: string): Readonly<Record<string, number>> => houseShares[gameId] ?? {}

/** What a krone that counts towards a wagering requirement costs on average, played with these bets. */
function costOfWagering(gameId: string, bets: Readonly<Record<string, number>>): number {
  const game = findGame(gameId)
  if (!game) throw new Error(`no game ${gameId}`)
  const stake = Object.values(bets).reduce((sum, amount) => sum + amount, 0)
  const loss = Object.entries(bets).reduce((sum, [bet, amount]) => sum + amount * (sharesOf(gameId)[bet] ?? 0), 0)
  return loss / wageredStake(game, { stake, bets })
}

describe('what a bonus is worth on average: its grant, less what its wagering costs', () => {
  const terms = readBonusDefinitions().find(({ bonusCode }) => bonusCode === 'DOBBELT')?.terms
  const grant = 500
  const requirement = grant * (terms?.wageringMultiplier ?? 0)
  const valueWith = (gameId: string, bets: Readonly<Record<string, number>>) => grant - requirement * costOfWagering(gameId, bets)

  it('500 kr. have to be wagered ten times, the most that the law allows', () => expect(requirement).toBe(5_000))

  // red alone costs 5,000 × 1/37 = 135.14 kr.; red and black lose both with zero and count once: 5,000 × 2/37 = 270.27 kr.
  it.each<[string, Readonly<Record<string, number>>, number]>([
    ['europaeisk-roulette', { red: 100 }, 364.86],
    ['europaeisk-roulette', { red: 50, black: 50 }, 229.73],
    ['europaeisk-roulette', { dozen1: 30, dozen2: 30, dozen3: 30 }, 94.59],
    ['baccarat-marselis', { banker: 100 }, 447],
    ['baccarat-marselis', { player: 50, banker: 50 }, 385],
    ['hoejeste-kort', { player: 100 }, 353],
    ['hoejeste-kort', { player: 50, house: 50 }, 206],
  ])('at %s with %j: %d kr.', (gameId, bets, value) => expect(valueWith(gameId, bets)).toBeCloseTo(value, 0))

  it.each(Object.keys(houseShares))('at %s no combination of bets wagers more cheaply than its best bet alone', (gameId) => {
    const shares = sharesOf(gameId)
    const best = Math.min(...Object.values(shares))
    const bets = fc.dictionary(fc.constantFrom(...Object.keys(shares)), fc.integer({ min: 1, max: 10_000 }), { minKeys: 1 })
    fc.assert(fc.property(bets, (laid) => costOfWagering(gameId, laid) >= best - 1e-9))
  })

  it.each([
    ['europaeisk-roulette', 'red', 'black'],
    ['baccarat-marselis', 'player', 'banker'],
    ['hoejeste-kort', 'player', 'house'],
  ])('at %s %s and %s together cost as much as both one after the other, for half the progress', (gameId, one, other) => {
    const alone = costOfWagering(gameId, { [one]: 50 }) + costOfWagering(gameId, { [other]: 50 })
    expect(costOfWagering(gameId, { [one]: 50, [other]: 50 })).toBeCloseTo(alone, 9)
  })
})
