import { newId } from '@casino/shared/ids'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLedger } from '../audit/auditLedger.ts'
import { hourMs, secondMs } from '../core/clock.ts'
import type { TransactionContext } from '../core/platform.ts'
import { gameRounds, roundHours } from '../db/schema.ts'
import { sumRounds } from '../limits/sumRounds.ts'
import { playRound, postDeposit } from '../money/index.ts'
import { countReads } from '../testing/countReads.ts'
import { setUpPlatform, testStart } from '../testing/harness.ts'
import { createTestPlayer } from '../testing/testPlayers.ts'

const platform = setUpPlatform({ modules: [] })

const run = <T>(work: (context: TransactionContext) => Promise<T>) => platform.platform.transaction(work)

describe('session totals', () => {
  it('sum stakes and wins since login, exact to the øre', async () => {
    const player = await createTestPlayer(platform.platform)
    expect(await run((context) => sumRounds(context, player.id, testStart))).toEqual({
      since: testStart,
      staked: 0,
      won: 0,
    })

    await run((context) =>
      postDeposit(context, player.id, {
        depositLogId: newId(),
        amount: 20_000,
        bonusCode: '',
        method: 'card',
        methodName: 'VISA',
        message: '',
      }),
    )
    const play = (stake: number, win: number) =>
      run((context) =>
        playRound(context, player.id, { sessionHash: player.sessionHash, roundId: newId(), gameId: 'x', gameName: 'X', stake, win }),
      )
    await play(1_050, 333)
    platform.clock.advance(5_000)
    const later = platform.clock.now()
    await play(200, 0)
    expect(await run((context) => sumRounds(context, player.id, testStart))).toMatchObject({ staked: 1_250, won: 333 })
    expect(await run((context) => sumRounds(context, player.id, later))).toMatchObject({ staked: 200, won: 0 })
  })

  it('read sums of whole hours, and the rounds of one hour only, from any moment', async () => {
    const player = await createTestPlayer(platform.platform)
    const times = Array.from({ length: 2000 }, (_, number) => testStart - number * 18 * secondMs)
    const round = { playerId: player.id, gameId: 'x', gameName: 'X', stake: 100, stakeCash: 60, stakeBonus: 40, freeSpin: false, win: 30 }
    await run(({ db }) =>
      db
        .insert(gameRounds)
        .values(times.map((startedAt, number) => ({ ...round, id: `${player.id}.${number}`, startedAt, settledAt: startedAt }))),
    )
    await run(({ db }) => db.execute(sql`analyze rounds`))
    for (const since of [
      testStart - 30 * 24 * hourMs,
      testStart - 4.5 * hourMs,
      testStart - 4 * hourMs,
      testStart - 4 * hourMs + 1,
      testStart,
    ]) {
      const rounds = times.filter((time) => time >= since).length
      const expected = { since, staked: rounds * 100, won: rounds * 30 }
      const read = await run((context) =>
        countReads(context, ['rounds', 'round_hours'], async () => expect(await sumRounds(context, player.id, since)).toEqual(expected)),
      )
      expect(read).toBeLessThanOrEqual(3600 / 18 + 10)
    }
  })

  it('count a stake that is raised, and a win that comes in a later hour, in the hour of the round', async () => {
    const player = await createTestPlayer(platform.platform)
    const startedAt = testStart + hourMs - 1
    const stake = { stake: 100, stakeCash: 100, stakeBonus: 0 }
    const round = { id: newId(), playerId: player.id, gameId: 'x', gameName: 'X', freeSpin: false, startedAt, ...stake }
    const change = (values: Partial<typeof gameRounds.$inferInsert>) =>
      run(({ db }) => db.update(gameRounds).set(values).where(eq(gameRounds.id, round.id)))
    const sums = () => run((context) => sumRounds(context, player.id, testStart))
    await run(({ db }) => db.insert(gameRounds).values(round))
    expect(await sums()).toMatchObject({ staked: 100, won: 0 })
    await change({ stake: 250, stakeCash: 200, stakeBonus: 50 })
    expect(await sums()).toMatchObject({ staked: 250, won: 0 })
    await change({ win: 70, settledAt: startedAt + hourMs })
    expect(await sums()).toMatchObject({ staked: 250, won: 70 })
    expect(await run((context) => sumRounds(context, player.id, startedAt + 1))).toMatchObject({ staked: 0, won: 0 })
    expect((await run(auditLedger)).findings.miscounted).toBeUndefined()
  })

  it.each(['set staked = staked + 1', 'set won = won - 1', 'set rounds = 2', "set hour = hour + interval '1 hour'"])(
    'are compared with the rounds by the audit of the ledger: %s',
    async (change) => {
      const player = await createTestPlayer(platform.platform)
      const stake = { stake: 100, stakeCash: 100, stakeBonus: 0, win: 30, settledAt: testStart }
      const round = { id: newId(), playerId: player.id, gameId: 'x', gameName: 'X', freeSpin: false, startedAt: testStart, ...stake }
      await run(({ db }) => db.insert(gameRounds).values(round))
      const audit = async (context: TransactionContext) => (await auditLedger(context)).findings.miscounted
      expect(await run(audit)).toBeUndefined()
      const hour = `${player.id} 2026-06-15T10Z`
      await run(({ db }) => db.execute(sql`update round_hours ${sql.raw(change)} where player_id = ${player.id}`))
      const moved = change.includes('hour') ? [`${player.id} 2026-06-15T11Z`] : []
      expect(await run(audit)).toEqual([hour, ...moved])
      await run(({ db }) => db.delete(roundHours).where(eq(roundHours.playerId, player.id)))
      expect(await run(audit)).toEqual([hour])
      await run(({ db }) => db.insert(roundHours).values({ playerId: player.id, hour: testStart, rounds: 1, staked: 100, won: 30 }))
    },
  )
})
