import { readBonusDefinitions } from '../../platform/bonuses/definitions.ts'
import type { TransactionContext } from '../../platform/core/platform.ts'
import { readPlatformSettings } from '../../platform/core/settings.ts'
import type { Db } from '../../platform/db/types.ts'
import { openHouseAccounts } from '../../platform/ledger/ledger.ts'
import { playRound, postDeposit } from '../../platform/money/index.ts'
import { createTestPlayer, type TestPlayer } from '../../platform/testing/testPlayers.ts'
import { newId } from '../../shared/ids.ts'

/** A database as the benchmark uses it. */
export interface Transactions {
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
}

export type OperationName = 'settled bet' | 'deposit'

/** Who plays and what they do, the same on every database. Each has a time of its own. */
export class Operations {
  private readonly settings = readPlatformSettings()
  private readonly bonuses = readBonusDefinitions()
  private now = Date.parse('2026-06-15T10:00:00Z')

  constructor(private readonly database: Transactions) {}

  private run<T>(work: (context: TransactionContext) => Promise<T>): Promise<T> {
    this.now += 10
    const { now, settings, bonuses } = this
    const ignored = { afterCommit: () => undefined, logCommitted: () => undefined, sendMail: () => undefined }
    return this.database.transaction((db) => work({ db, now, settings, bonuses, ...ignored }))
  }

  /** Players with 10,000 kr. and high limits. */
  async createPlayers(count: number): Promise<TestPlayer[]> {
    await this.run(openHouseAccounts)
    const players: TestPlayer[] = []
    for (let made = 0; made < count; made += 1) {
      const player = await createTestPlayer({ transaction: (work) => this.run(work) })
      await this.do('deposit', player, 1_000_000)
      players.push(player)
    }
    return players
  }

  /** One operation in one transaction. Amounts in øre. */
  async do(name: OperationName, player: TestPlayer, amount = 1000): Promise<void> {
    const { id, sessionHash } = player
    await this.run<unknown>((context) =>
      name === 'deposit'
        ? postDeposit(context, id, {
            depositLogId: newId(),
            amount: Math.max(amount, 10_000),
            bonusCode: '',
            method: 'card',
            methodName: 'VISA',
            message: '',
          })
        : playRound(context, id, { sessionHash, roundId: newId(), gameId: 'bench', gameName: 'Bench', stake: amount, win: amount }),
    )
  }
}
