import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findGame } from '../catalogue/index.ts'
import { baccaratBets, baccaratReturn } from '../engines/baccarat.ts'
import { rouletteBets } from '../engines/roulette.ts'
import { wageredStake } from './wageredStake.ts'

const wagered = (gameId: string, bets: Readonly<Record<string, number>>): number => {
  const game = findGame(gameId)
  if (!game) throw new Error(`no game ${gameId}`)
  return wageredStake(game, { stake: Object.values(bets).reduce((sum, amount) => sum + amount, 0), bets })
}

describe('what counts of a stake', () => {
  it.each<[string, Readonly<Record<string, number>>, number]>([
    ['europaeisk-roulette', { red: 50, black: 50 }, 50],
    ['europaeisk-roulette', { red: 70, black: 30 }, 70],
    ['europaeisk-roulette', { red: 50, odd: 50 }, 100],
    ['europaeisk-roulette', { red: 50, black: 50, n0: 5 }, 50],
    ['europaeisk-roulette', { dozen1: 30, dozen2: 30, dozen3: 30 }, 30],
    ['europaeisk-roulette', { dozen1: 30, n7: 10 }, 40],
    ['europaeisk-roulette', { dozen1: 30, n13: 10 }, 30],
    ['europaeisk-roulette', Object.fromEntries(Array.from({ length: 37 }, (_, n) => [`n${n}`, 10])), 10],
    ['roulette-koebenhavn', { low: 20, high: 40 }, 40],
    ['baccarat-marselis', { player: 40, banker: 60 }, 60],
    ['baccarat-marselis', { banker: 60 }, 60],
    ['hoejeste-kort', { player: 40, house: 60, suit: 10 }, 70],
    ['hoejeste-kort', { tie: 40, suit: 10 }, 40],
  ])('at %s of %j is %d', (gameId, bets, counted) => expect(wagered(gameId, bets)).toBe(counted))

  it('is all of a stake without bets', () => {
    for (const gameId of ['raevens-runer', 'blackjack-stroeget', 'hoejeste-kort']) {
      const game = findGame(gameId)
      expect(game && wageredStake(game, { stake: 500 })).toBe(500)
    }
  })

  it('is never more than the stake, and never less than the largest bet', () => {
    const bets = (names: readonly string[]) => fc.dictionary(fc.constantFrom(...names), fc.integer({ min: 1, max: 10_000 }), { minKeys: 1 })
    const within = (gameId: string, laid: Readonly<Record<string, number>>) => {
      const amounts = Object.values(laid)
      expect(wagered(gameId, laid)).toBeLessThanOrEqual(amounts.reduce((sum, amount) => sum + amount, 0))
      expect(wagered(gameId, laid)).toBeGreaterThanOrEqual(Math.max(...amounts))
    }
    fc.assert(fc.property(bets(rouletteBets), (laid) => within('europaeisk-roulette', laid)))
    fc.assert(fc.property(bets(baccaratBets), (laid) => within('baccarat-marselis', laid)))
  })

  it('knows the outcomes of baccarat: no two of its bets pay more than their amount at once', () => {
    for (const result of baccaratBets) expect(baccaratBets.filter((bet) => baccaratReturn(bet, 100, result) > 100)).toEqual([result])
  })
})
