import { danishDate } from '@casino/features/format/date'
import { and, gt, inArray, lt, lte, not, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { dayMs, hourMs } from '../core/clock.ts'
import {
  activityLog,
  frameIdleMs,
  gameSearches,
  idempotencyKeys,
  identityFailures,
  identityTransactions,
  liveRounds,
  partnerTokens,
  paymentAttempts,
  playerEvents,
  playerFrames,
  providerEvents,
  sessions,
} from '../db/schema.ts'
import { failureWindowMs } from '../identity/identityChecks.ts'

/** Rows that are removed once their time is over. */
export interface RetentionRule {
  table: PgTable
  /** The condition of the rows whose time is over at `now`, UTC ms. */
  isOver(now: number): SQL | undefined
}

/** Five calendar years and a day or more: never too early (bookkeeping act § 12, money-laundering act § 30). */
const evidenceMs = 5 * 366 * dayMs

/**
 * Longer than anything is repeated: a request within its login takes 24 hours at most; a tab restored by the browser takes weeks. A later
 * payment with the same key is a new one, which the player has confirmed again.
 */
const repetitionMs = 90 * dayMs

/** What the activity log has of visits that moved nothing: for questions of the support and for statistics over a year. */
const visitMs = 400 * dayMs
const visitKinds = inArray(activityLog.kind, ['registration_started', 'session_expired', 'deposit_seen'])

/**
 * What grows with every visit, and how long it stays. Money, and who a player is, have no rule: their rows are never removed
 * (`retention.test.ts` lists them), and `blankCustomers.ts` blanks the person.
 */
export const retentionRules: readonly RetentionRule[] = [
  { table: idempotencyKeys, isOver: (now) => lt(idempotencyKeys.createdAt, now - repetitionMs) },
  // an attempt is in doubt for a minute only; kept as long as its key, so that a late repetition finds both or neither
  { table: paymentAttempts, isOver: (now) => lt(paymentAttempts.notedAt, now - repetitionMs) },
  { table: identityTransactions, isOver: (now) => lt(identityTransactions.expiresAt, now - repetitionMs) },
  { table: partnerTokens, isOver: (now) => lt(partnerTokens.expiresAt, now - repetitionMs) },
  // what the provider reported of a payment; a report that is repeated later changes nothing, because its payment has ended
  { table: providerEvents, isOver: (now) => lt(providerEvents.receivedAt, now - evidenceMs) },
  // who was logged in from where: with the payments of that time
  { table: sessions, isOver: (now) => lt(sessions.createdAt, now - evidenceMs) },
  { table: playerEvents, isOver: (now) => lt(playerEvents.at, now - evidenceMs) },
  { table: activityLog, isOver: (now) => and(lt(activityLog.createdAt, now - visitMs), visitKinds) },
  // logins by hand-over and refused rounds
  { table: activityLog, isOver: (now) => and(lt(activityLog.createdAt, now - evidenceMs), not(visitKinds)) },
  // The most searched games count one week.
  { table: gameSearches, isOver: (now) => lt(gameSearches.day, danishDate(now - repetitionMs)) },
  { table: identityFailures, isOver: (now) => lt(identityFailures.checkedAt, now - failureWindowMs) },
  { table: playerFrames, isOver: (now) => lte(playerFrames.usedAt, now - frameIdleMs) },
  // rounds with bets stay; the query looks only at the last two days, so that it does not grow with the table
  {
    table: liveRounds,
    isOver: (now) =>
      and(
        lt(liveRounds.openedAt, now - hourMs),
        gt(liveRounds.openedAt, now - 2 * dayMs),
        sql`not exists (select from rounds where rounds.live_round_id = ${liveRounds.id})`,
      ),
  },
]
