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
export class PlayerHistory {
  #rounds = 0

  constructor(
    private readonly context: TransactionContext,
    private readonly keys: PlatformKeys,
    private readonly player: HistoryPlayer,
  ) {}

  /** Requests limits in øre, as the limits page does. */
  async setLimits(daysAgo: number, wanted: Readonly<Partial<Record<LimitPeriod, number>>>): Promise<void> {
    const context = this.#at(daysAgo)
    const limits = await readLimits(context, this.player.id)
    for (const [period, value] of Object.entries(wanted) as [LimitPeriod, number][]) {
      await writeLimit(
        context,
        this.player.id,
        period,
        changeLimit(limits[period], value, context.now, limitIncreaseDelayMs(context.settings)),
      )
    }
  }

  /** Stores the approved test card and deposits with it. Throws when the deposit is declined. */
  async deposit(daysAgo: number, amount: number): Promise<void> {
    const context = this.#at(daysAgo)
    const row = await createDeposit(context, {
      playerId: this.player.id,
      method: 'card',
      amount,
      bonusCode: '',
      cardId: await this.#card(context),
      returnUrl: () => 'http://127.0.0.1',
    })
    await creditDeposit(context, row, (code) => {
      throw new Error(`the seeded deposit of ${this.player.key} was declined: ${code}`)
    })
  }

  /** A session with rounds two minutes apart. */
  async playRounds(daysAgo: number, spins: readonly SeededRound[]): Promise<void> {
    const start = this.#at(daysAgo)
    const session = hashToken(await openSession(start, this.player.id, { siteOrigin: 'http://127.0.0.1', device: seededDevice }))
    for (const [index, [game, stake, win]] of spins.entries()) {
      this.#rounds += 1
      const roundId = `${this.player.key}-${String(this.#rounds).padStart(3, '0')}`
      const context = { ...start, now: start.now + (index + 1) * 2 * minuteMs }
      await playRound(context, this.player.id, { sessionHash: session, roundId, gameId: game.id, gameName: game.name, stake, win })
    }
    await endSession({ ...start, now: start.now + (spins.length + 1) * 2 * minuteMs }, session)
  }

  async pauseForDays(daysAhead: number): Promise<void> {
    await this.#update({ pausedUntil: this.context.now + daysAhead * dayMs })
  }

  /** Registers the person in ROFUS, with the account as it is. */
  async excludePerson(): Promise<void> {
    const { db } = this.context
    const [player] = await db.select({ pid: players.pid }).from(players).where(eq(players.id, this.player.id))
    await db
      .update(persons)
      .set({ excluded: true })
      .where(eq(persons.pid, player?.pid ?? ''))
  }

  async lockAccount(): Promise<void> {
    await this.#update({ status: 'locked' })
  }

  #at(daysAgo: number): TransactionContext {
    return { ...this.context, now: this.context.now - Math.round(daysAgo * dayMs) }
  }

  async #card({ db, now }: TransactionContext): Promise<string> {
    const id = `card-${this.player.key}`
    const number = testCards.approved
    const expiryDate = `${new Date(this.context.now).getUTCFullYear() + 2}-09`
    await db
      .insert(paymentCards)
      .values({
        id,
        playerId: this.player.id,
        fingerprint: cardFingerprint(this.keys, { number, expiryDate }),
        cardType: 'VISA',
        maskedAccount: maskCardNumber(number),
        cardHolder: this.player.name,
        expiryDate,
        outcome: 'approved',
        visible: false,
        createdAt: now,
      })
      .onConflictDoNothing()
    return id
  }

  async #update(change: Partial<typeof players.$inferInsert>): Promise<void> {
    await this.context.db.update(players).set(change).where(eq(players.id, this.player.id))
  }
}
