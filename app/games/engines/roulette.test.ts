import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isBet, neighboursOf, payoutMultiple, pocketsOf, rouletteBets, rouletteRtp, spinWheel, wheelPockets } from './roulette.ts'
import { seededDraw } from './seededDraw.ts'

/** Row and column of a number on the cloth: 1, 2 and 3 are the first row. */
const placeOf = (n: number) => ({ row: Math.ceil(n / 3), column: (n - 1) % 3 })
const touch = (a: number, b: number): boolean => {
  const [one, other] = [placeOf(a), placeOf(b)]
  return Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1
}
const betsOf = (letter: string) => rouletteBets.filter((bet) => new RegExp(`^${letter}\\d`).test(bet))

it('has 37 pockets, and bets of each kind as the table of a European wheel has them', () => {
  expect(new Set(wheelPockets).size).toBe(37)
  const counts = Object.fromEntries(['n', 's', 't', 'c', 'l', 'column', 'dozen'].map((letter) => [letter, betsOf(letter).length]))
  expect(counts).toEqual({ n: 37, s: 60, t: 14, c: 23, l: 11, column: 3, dozen: 3 })
  expect(rouletteBets).toHaveLength(157)
})

it('offers no other bets', () => {
  const others = ['', 'n', 'n37', 'n-1', 'n07', 'n1 ', 'N1', '7', 's3-4', 's34-37', 't2', 'c3', 'l34', 'dozen4', 'toString', '__proto__']
  expect(others.filter(isBet)).toEqual([])
  for (const bet of others) expect(() => spinWheel({ [bet]: 100 }, () => 0)).toThrow(RangeError)
})

it.each(rouletteBets)('%s covers each pocket once and returns 36/37', (bet) => {
  const pockets = pocketsOf(bet)
  expect(new Set(pockets).size).toBe(pockets.length)
  const returned = wheelPockets.reduce<number>((sum, pocket) => sum + spinWheel({ [bet]: 100 }, () => wheelPockets.indexOf(pocket)).win, 0)
  expect(returned).toBe(3600)
  expect(Math.round((returned / 3700) * 10_000) / 100).toBe(rouletteRtp)
})

it('two numbers touch on the cloth, where they are not at zero', () => {
  for (const bet of betsOf('s')) {
    const [a = 0, b = 0] = pocketsOf(bet)
    expect(a === 0 ? b <= 3 : touch(a, b), bet).toBe(true)
  }
})

it('rows, corners and double rows are the numbers that lie together', () => {
  expect(pocketsOf('t34')).toEqual([34, 35, 36])
  for (const bet of betsOf('c').filter((each) => each !== 'c0')) {
    const [a = 0, b = 0, c = 0, d = 0] = pocketsOf(bet)
    expect([touch(a, b), touch(a, c), touch(b, d), touch(c, d)], bet).toEqual([true, true, true, true])
  }
  for (const bet of betsOf('l')) expect(new Set(pocketsOf(bet).map((n) => placeOf(n).row)).size, bet).toBe(2)
  expect([pocketsOf('c0'), pocketsOf('t0-1-2'), pocketsOf('t0-2-3')]).toEqual([
    [0, 1, 2, 3],
    [0, 1, 2],
    [0, 2, 3],
  ])
  expect(pocketsOf('column2').every((n) => placeOf(n).column === 1)).toBe(true)
})

it('pays only the bets that cover the pocket', () => {
  const bets = fc.dictionary(fc.constantFrom(...rouletteBets), fc.integer({ min: 1, max: 10_000 }), { minKeys: 1 })
  fc.assert(
    fc.property(bets, fc.integer({ min: 0, max: 36 }), (laid, stop) => {
      const { pocket, win, wins } = spinWheel(laid, () => stop)
      const won = Object.keys(laid).filter((bet) => pocketsOf(bet).includes(pocket))
      expect(wins.map(({ bet }) => bet)).toEqual(won)
      expect(win).toBe(won.reduce((sum, bet) => sum + (laid[bet] ?? 0) * payoutMultiple(bet), 0))
    }),
  )
})

it('lands in every pocket equally often', () => {
  const draw = seededDraw('wheel')
  const rounds = 37_000
  const seen = new Map<number, number>()
  for (let round = 0; round < rounds; round += 1) {
    const { pocket } = spinWheel({ red: 100 }, draw)
    seen.set(pocket, (seen.get(pocket) ?? 0) + 1)
  }
  const chiSquare = wheelPockets.reduce<number>((sum, pocket) => sum + ((seen.get(pocket) ?? 0) - 1000) ** 2 / 1000, 0)
  expect(chiSquare).toBeLessThan(80) // 36 degrees of freedom: above the 99.99 % quantile
})

it('neighbours are two on each side of the wheel, across zero too', () => {
  expect(neighboursOf(0)).toEqual([3, 26, 0, 32, 15])
  expect(neighboursOf(7)).toEqual([18, 29, 7, 28, 12])
  for (const pocket of wheelPockets) expect(new Set(neighboursOf(pocket)).size).toBe(5)
})
