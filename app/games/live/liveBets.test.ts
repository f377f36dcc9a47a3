import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { LiveState } from './liveApi.ts'
import { setUpLive } from './liveTestKit.ts'

const { platform, advanceTo, sitDown, drawFrom, bets, balanceOf } = setUpLive()
const roulette = 'roulette-koebenhavn'
const blackjack = 'blackjack-svendborg'
const stateOf = (answer: { data<T>(): T }): LiveState => answer.data<LiveState & Record<string, unknown>>()

describe('a bet on a shared round', () => {
  it('is booked at once, drawn with all other bets, and paid', async () => {
    const [one, two] = [await sitDown(roulette), await sitDown(roulette)]
    advanceTo(roulette, 'betting')
    const before = await balanceOf(one.player)
    const booked = stateOf(await one.bet({ stake: 3700, bets: Object.fromEntries(Array.from({ length: 37 }, (_, n) => [`n${n}`, 100])) }))
    expect(booked).toMatchObject({ phase: 'betting', outcome: null, seed: null, own: { stake: 3700, outcome: null, win: null } })
    expect(await balanceOf(one.player)).toBe(before - 3700)
    await two.bet({ stake: 200, bets: { red: 100, black: 100 } })
    advanceTo(roulette, 'drawing')
    await bets().settleDue()
    const [first, second] = [await one.read(), await two.read()]
    expect(first.outcome).toMatchObject({ type: 'roulette', pocket: expect.any(Number) })
    expect(second.outcome).toEqual(first.outcome)
    expect(first.own).toMatchObject({ win: 3600 })
    expect(second.own?.win).toBe(first.outcome?.type === 'roulette' && first.outcome.pocket === 0 ? 0 : 200)
    expect(await balanceOf(one.player)).toBe(before - 100)
  })

  it.each(['drawing', 'result'] as const)('is refused while the table is in %s, and takes nothing', async (phase) => {
    const { player, bet } = await sitDown(roulette)
    advanceTo(roulette, phase)
    const before = await balanceOf(player)
    expect((await bet({ stake: 100, bets: { red: 100 } })).code).toBe('ERR_BETS_CLOSED')
    expect(await balanceOf(player)).toBe(before)
  })

  it.each([-1, 1, 1000])('is refused %i rounds away from the one that takes bets', async (by) => {
    const { bet, number } = await sitDown(roulette)
    advanceTo(roulette, 'betting')
    expect((await bet({ stake: 100, bets: { red: 100 }, number: number() + by })).code).toBe('ERR_BETS_CLOSED')
  })

  it('is refused once another server, whose clock is ahead, has drawn the round', async () => {
    const { bet, read } = await sitDown('roulette-odense')
    advanceTo('roulette-odense', 'betting')
    const { number } = await read()
    await platform.platform.transaction(({ db }) => db.execute(`update live_rounds set stage = 2 where id = 'roulette-odense:${number}'`))
    expect((await bet({ stake: 1000, bets: { red: 1000 } })).code).toBe('ERR_BETS_CLOSED')
  })

  it('is one for each player and round: a repeated one and another one leave the first', async () => {
    const { player, bet } = await sitDown(roulette)
    advanceTo(roulette, 'betting')
    const before = await balanceOf(player)
    const first = { roundId: randomUUID(), stake: 100, bets: { red: 100 } }
    await Promise.all([bet(first), bet(first)])
    const other = stateOf(await bet({ stake: 500, bets: { black: 500 } }))
    expect(other.own).toMatchObject({ roundId: first.roundId, bets: { red: 100 } })
    expect(await balanceOf(player)).toBe(before - 100)
  })

  it('is found again by its repeated request after the round is drawn', async () => {
    const { player, bet, number } = await sitDown(roulette)
    advanceTo(roulette, 'betting')
    const first = { roundId: randomUUID(), stake: 100, bets: { red: 100 }, number: number() }
    await bet(first)
    advanceTo(roulette, 'drawing')
    const before = await balanceOf(player)
    expect((await bet(first)).code).toBeNull()
    await bets().settleDue()
    expect(await balanceOf(player)).toBeGreaterThanOrEqual(before)
  })

  it.each([
    ['no bet of the table', { stake: 100, bets: { purple: 100 } }],
    ['half a chip', { stake: 150, bets: { red: 150 } }],
    ['another sum', { stake: 200, bets: { red: 100 } }],
    ['nothing', { stake: 100 }],
  ])('is refused with %s', async (_, body) => {
    const { bet } = await sitDown(roulette)
    advanceTo(roulette, 'betting')
    expect((await bet(body)).code).toBe('ERR_VALIDATION')
  })

  it('cannot be placed by the requests of a round of one player', async () => {
    const { frame } = await sitDown(roulette)
    const solo = await platform.post('/game/spin', { frame, roundId: randomUUID(), stake: 100, bets: { red: 100 } })
    expect(solo.code).toBe('ERR_VALIDATION')
  })

  it('is paid once by any server', async () => {
    const { player, bet } = await sitDown(roulette)
    advanceTo(roulette, 'betting')
    await bet({ stake: 200, bets: { red: 100, black: 100 } })
    advanceTo(roulette, 'result')
    await Promise.all([bets().settleDue(), bets().settleDue()])
    const after = await balanceOf(player)
    await bets().settleDue()
    expect(await balanceOf(player)).toBe(after)
    expect((await platform.ledger()).balanced).toBe(true)
  })
})

describe('a decision at a live blackjack table', () => {
  // the player has 14, and the dealer passes 21
  const openHand = 'live hand 0'

  it('is made in the time for decisions, and changes the player’s own hand only', async () => {
    drawFrom(openHand)
    const [one, two] = [await sitDown(blackjack), await sitDown(blackjack)]
    advanceTo(blackjack, 'betting')
    const booked = stateOf(await one.bet({ stake: 100 }))
    await two.bet({ stake: 100 })
    const { roundId = '' } = booked.own ?? {}
    expect((await one.step({ roundId, position: 0, action: 'hit' })).code).toBe('ERR_BETS_CLOSED')
    advanceTo(blackjack, 'deciding')
    const dealt = await one.read()
    expect(dealt.outcome).toMatchObject({ type: 'blackjack', dealer: [expect.any(Number)], active: 0 })
    expect(dealt.own?.open).toMatchObject({
      position: 0,
      actions: [{ name: 'hit', raise: 0 }, { name: 'stand' }, { name: 'double', raise: 100 }],
    })
    const hit = stateOf(await one.step({ roundId, position: 0, action: 'double' }))
    expect(hit.own).toMatchObject({ stake: 200, open: null, win: null })
    expect((await two.read()).own?.outcome).toMatchObject({ hands: [{ cards: { length: 2 } }] })
    advanceTo(blackjack, 'drawing')
    await bets().settleDue()
    const [first, second] = [await one.read(), await two.read()]
    expect(second.outcome).toEqual(first.outcome)
    expect(first.own?.win).not.toBeNull()
    expect(second.own?.win).not.toBeNull()
    expect((await one.step({ roundId, position: 1, action: 'hit' })).code).toBe('ERR_BETS_CLOSED')
  })

  it('takes a card of the player’s own: no hand tells another what comes next', async () => {
    drawFrom(openHand)
    const seats = await Promise.all(Array.from({ length: 4 }, () => sitDown(blackjack)))
    advanceTo(blackjack, 'betting')
    // Ids with different cards, as almost all have.
    const idOf = (index: number) => `00000000-0000-4000-8000-00000000000${index}`
    for (const [index, { bet }] of seats.entries()) await bet({ roundId: idOf(index), stake: 100 })
    advanceTo(blackjack, 'deciding')
    await bets().settleDue()
    const taken: unknown[] = []
    for (const [index, { step }] of seats.entries()) {
      const { own } = stateOf(await step({ roundId: idOf(index), position: 0, action: 'hit' }))
      taken.push(own?.outcome?.type === 'blackjack' ? own.outcome.hands[0]?.cards : null)
    }
    const hands = taken as number[][] // as number[][]: each of the four is a hand, or the next line fails
    expect(new Set(hands.map(([first, second]) => `${first} ${second}`)).size).toBe(1)
    expect(new Set(hands.map(([, , third]) => third)).size).toBe(4)
  })

  it('is made once', async () => {
    drawFrom(openHand)
    const { player, bet, step } = await sitDown(blackjack)
    advanceTo(blackjack, 'betting')
    const { roundId = '' } = stateOf(await bet({ stake: 100 })).own ?? {}
    advanceTo(blackjack, 'deciding')
    await bets().settleDue()
    const double = { roundId, stepId: randomUUID(), position: 0, action: 'double' }
    const before = await balanceOf(player)
    await Promise.all([step(double), step(double)])
    expect(await balanceOf(player)).toBe(before - 100)
  })

  it('is the house’s, to stand, where the player makes none', async () => {
    drawFrom(openHand)
    const { bet, read } = await sitDown(blackjack)
    advanceTo(blackjack, 'betting')
    await bet({ stake: 100 })
    advanceTo(blackjack, 'result')
    await bets().settleDue()
    const { own, outcome } = await read()
    expect(own?.win).not.toBeNull()
    expect(own?.outcome).toMatchObject({ active: null, hands: [{ cards: { length: 2 } }] })
    expect(outcome).toMatchObject({ dealer: own?.outcome?.type === 'blackjack' ? own.outcome.dealer : [] })
  })

  it('is refused in another player’s hand', async () => {
    const [one, two] = [await sitDown(blackjack), await sitDown(blackjack)]
    advanceTo(blackjack, 'betting')
    const { roundId = '' } = stateOf(await one.bet({ stake: 100 })).own ?? {}
    advanceTo(blackjack, 'deciding')
    expect((await two.step({ roundId, position: 0, action: 'stand' })).code).toBe('ERR_FORBIDDEN')
  })
})
