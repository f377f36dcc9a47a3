import type { LimitPeriod } from '@casino/features/api/entities/limitPeriod'
import { maskCardNumber } from '@casino/features/format/cardNumber'
import { hashToken } from '@casino/shared/ids'
import { eq } from 'drizzle-orm'
import { dayMs, minuteMs } from '../core/clock.ts'
import type { PlatformKeys } from '../core/keys.ts'
import type { TransactionContext } from '../core/platform.ts'
import { limitIncreaseDelayMs } from '../core/settings.ts'
import { paymentCards, persons, players } from '../db/schema.ts'
import { changeLimit } from '../limits/model.ts'
import { readLimits, writeLimit } from '../limits/store.ts'
import { playRound } from '../money/index.ts'
import { createDeposit } from '../payments/deposits.ts'
import { cardFingerprint } from '../payments/paymentCards.ts'
import { creditDeposit } from '../payments/settlement.ts'
import { testCards } from '../payments/testCards.ts'
import { endSession, openSession } from '../players/sessionStore.ts'

interface HistoryPlayer {
  id: string
  key: string
  name: string
}

/** Game, stake and win in øre of one round. */
export type SeededRound = readonly [game: { id: string; name: string }, stake: number, win: number]

/** Where seeded persons have logged in from: an address of a documentation network. */
const seededDevice = { type: 'Desktop', browser: 'Chrome, Windows', address: '192.0.2.x', addressHash: '' } as const

/** Seeds a test person's history. Each step runs with `now` set the given number of days back. */
export interface PlayerHistory {
  /** Requests limits in øre, as the limits page does. */
  setLimits(daysAgo: number, wanted: Readonly<Partial<Record<LimitPeriod, number>>>): Promise<void>
  /** Stores the approved test card and deposits an amount in øre with it. Throws when the deposit is declined. */
  deposit(daysAgo: number, amount: number): Promise<void>
  /** Plays a session with rounds two minutes apart. */
  playRounds(daysAgo: number, spins: readonly SeededRound[]): Promise<void>
  pauseForDays(daysAhead: number): Promise<void>
  /** Registers the person in ROFUS, with the account as it is. */
  excludePerson(): Promise<void>
  lockAccount(): Promise<void>
}

/** The history of a player who was inserted in the same transaction. */
export function createPlayerHistory(context: TransactionContext, keys: PlatformKeys, player: HistoryPlayer): PlayerHistory {
  const { db } = context
  let rounds = 0

  const at = (daysAgo: number): TransactionContext => ({ ...context, now: context.now - Math.round(daysAgo * dayMs) })

  async function update(change: Partial<typeof players.$inferInsert>): Promise<void> {
    await db.update(players).set(change).where(eq(players.id, player.id))
  }

  async function storeCard(createdAt: number): Promise<string> {
    const id = `card-${player.key}`
    const number = testCards.approved
    const expiryDate = `${new Date(context.now).getUTCFullYear() + 2}-09`
    await db
      .insert(paymentCards)
      .values({
        id,
        playerId: player.id,
        fingerprint: cardFingerprint(keys, { number, expiryDate }),
        cardType: 'VISA',
        maskedAccount: maskCardNumber(number),
        cardHolder: player.name,
        expiryDate,
        outcome: 'approved',
        visible: false,
        createdAt,
      })
      .onConflictDoNothing()
    return id
  }

  return {
    async setLimits(daysAgo, wanted) {
      const then = at(daysAgo)
      const limits = await readLimits(then, player.id)
      for (const [period, value] of Object.entries(wanted) as [LimitPeriod, number][]) {
        await writeLimit(then, player.id, period, changeLimit(limits[period], value, then.now, limitIncreaseDelayMs(then.settings)))
      }
    },
    async deposit(daysAgo, amount) {
      const then = at(daysAgo)
      const row = await createDeposit(then, {
        playerId: player.id,
        method: 'card',
        amount,
        bonusCode: '',
        cardId: await storeCard(then.now),
        returnUrl: () => 'http://127.0.0.1',
      })
      await creditDeposit(then, row, (code) => {
        throw new Error(`the seeded deposit of ${player.key} was declined: ${code}`)
      })
    },
    async playRounds(daysAgo, spins) {
      const start = at(daysAgo)
      const session = hashToken(await openSession(start, player.id, { siteOrigin: 'http://127.0.0.1', device: seededDevice }))
      for (const [index, [game, stake, win]] of spins.entries()) {
        rounds += 1
        const roundId = `${player.key}-${String(rounds).padStart(3, '0')}`
        const then = { ...start, now: start.now + (index + 1) * 2 * minuteMs }
        await playRound(then, player.id, { sessionHash: session, roundId, gameId: game.id, gameName: game.name, stake, win })
      }
      await endSession({ ...start, now: start.now + (spins.length + 1) * 2 * minuteMs }, session)
    },
    pauseForDays: (daysAhead) => update({ pausedUntil: context.now + daysAhead * dayMs }),
    async excludePerson() {
      const [row] = await db.select({ pid: players.pid }).from(players).where(eq(players.id, player.id))
      await db
        .update(persons)
        .set({ excluded: true })
        .where(eq(persons.pid, row?.pid ?? ''))
    },
    lockAccount: () => update({ status: 'locked' }),
  }
}
