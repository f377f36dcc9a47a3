import { expect, it } from 'vitest'
import { gameCatalogue } from '../../catalogue/index.ts'
import { seededDraw } from '../../engines/seededDraw.ts'
import { drawRound } from '../drawOutcome.ts'
import type { RoundRecord } from '../roundRecord.ts'
import { commitmentOf } from '../roundSeeds.ts'
import { findSteppedGame, replayRound } from '../steppedGames.ts'
import { checkRound } from './checkRound.ts'

/** One game of each engine, and of each model of a slot. */
const games = [
  ...new Map(
    gameCatalogue.map((game) => [
      game.engine.type === 'slot' ? game.engine.model : `${game.kind} ${game.engine.type} ${game.jackpot !== null}`,
      game,
    ]),
  ).values(),
]
const bets = { roulette: { n7: 100, red: 200 }, baccarat: { player: 100, tie: 200 } } as Partial<Record<string, Record<string, number>>>

/** A settled round as the platform draws and records it. */
function recordOf(game: (typeof games)[number], number: number, clientSeed: string | null = `player-${number}`): RoundRecord {
  const seed = `seed ${game.id} ${number}`
  const tableBets = bets[game.engine.type] ?? null
  const stake = tableBets ? 300 : game.stakes[0]
  const record = {
    stake,
    bets: tableBets,
    freeSpin: false,
    decisions: [] as string[],
    commitment: commitmentOf(seed),
    clientSeed,
    seed,
    win: 0,
  }
  if (!findSteppedGame(game)) return { ...record, win: drawRound(game, record, seededDraw(seed, clientSeed)).win }
  for (;;) {
    const decisions = record.decisions.map((action, index) => ({ id: String(index), action }))
    const played = replayRound(game, { stake, seed, clientSeed, decisions }, seededDraw)
    if (played.win !== null) return { ...record, win: played.win }
    record.decisions.push(game.engine.type === 'blackjack' ? 'hit' : 'hold:02')
  }
}

it.each(games)('$id: a round that the platform paid holds, one with another number does not', async (game) => {
  for (let number = 0; number < 5; number++) {
    const record = recordOf(game, number)
    expect(await checkRound(game, record)).toMatchObject({ commitmentHolds: true, winHolds: true, win: record.win })
    expect(await checkRound(game, { ...record, win: record.win + 1 })).toMatchObject({ winHolds: false })
    expect(await checkRound(game, { ...record, commitment: commitmentOf('other') })).toMatchObject({ commitmentHolds: false })
  }
})

it('depends on both numbers', async () => {
  const [game] = games.filter(({ engine }) => engine.type === 'roulette')
  if (!game) throw new Error('there is a roulette')
  const record = recordOf(game, 1)
  const pocketOf = async (change: Partial<RoundRecord>) => {
    const { outcome } = await checkRound(game, { ...record, ...change })
    return outcome.type === 'roulette' ? outcome.pocket : -1
  }
  const pockets = await Promise.all(
    Array.from({ length: 30 }, (_, i) => [pocketOf({ seed: `s${i}` }), pocketOf({ clientSeed: `c${i}` })]).flat(),
  )
  expect(new Set(pockets).size).toBeGreaterThan(15)
})

it('holds for a round to which no player contributed, which is not one with an empty contribution', async () => {
  for (const game of games) {
    const records = Array.from({ length: 20 }, (_, number) => recordOf(game, number, null))
    const verdicts = await Promise.all(records.map((record) => checkRound(game, record)))
    expect(verdicts.every(({ commitmentHolds, winHolds }) => commitmentHolds && winHolds)).toBe(true)
    const emptied = await Promise.all(
      records.map((record) => checkRound(game, { ...record, clientSeed: '' }).catch(() => null)), // other cards may not offer the same decisions
    )
    expect(emptied.map((verdict) => verdict?.outcome)).not.toEqual(verdicts.map(({ outcome }) => outcome))
  }
})

it('refuses decisions that the round does not offer', async () => {
  const game = games.find(({ engine }) => engine.type === 'blackjack')
  if (!game) throw new Error('there is a blackjack')
  await expect(checkRound(game, { ...recordOf(game, 1), decisions: ['steal'] })).rejects.toThrow(RangeError)
})
