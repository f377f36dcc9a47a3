import { firstLimitPeriods, limitPeriods } from '@casino/features/api/entities/limitPeriod'
import { playLimitKinds } from '@casino/features/api/entities/playLimit'
import type { StepUpPurpose } from '@casino/features/identity/constants'
import { accountTypes } from '@casino/features/session/playerType'
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instantColumn, oreColumn } from '../columns.ts'

/** A game account. The national id is kept only as a keyed hash. */
export const players = pgTable(
  'players',
  {
    id: text('id').primaryKey(),
    /** The identity provider's id of the person (`completionData.userId`). */
    pid: text('pid').notNull().unique(),
    cprHash: text('cpr_hash').notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    dateOfBirth: date('date_of_birth').notNull(),
    email: text('email').notNull(),
    mobileCc: text('mobile_cc').notNull(),
    mobileNo: text('mobile_no').notNull(),
    emailNotify: boolean('email_notify').notNull(),
    smsNotify: boolean('sms_notify').notNull(),
    /** Names the player in links of mails and text messages, and nowhere else. */
    unsubscribeId: uuid('unsubscribe_id').notNull().unique().defaultRandom(),
    /** Brands whose text messages the player has stopped. */
    stoppedBrands: jsonb('stopped_brands').$type<readonly string[]>().notNull().default([]),
    /** When the player accepted marketing; null: never, or withdrawn. */
    marketingDate: instantColumn('marketing_date'),
    /** From when the marketing popup may ask again; null: it has not been answered. */
    marketingAskFrom: instantColumn('marketing_ask_from'),
    /** Whether the lobby shows games like those that the player has played. */
    showsSuggestions: boolean('shows_suggestions').notNull().default(true),
    playerType: text('player_type', { enum: accountTypes }).notNull(),
    /** `locked`: by the operator; `closed`: by the player, for at least a year. */
    status: text('status', { enum: ['active', 'locked', 'closed'] }).notNull(),
    pausedUntil: instantColumn('paused_until'),
    registeredAt: instantColumn('registered_at').notNull(),
    lastLoginAt: instantColumn('last_login_at'),
    /** When a closed account lost everything that names its player; null: it has not. */
    blankedAt: instantColumn('blanked_at'),
    /** Tracking codes and consents from the registration form. */
    registration: jsonb('registration').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    uniqueIndex('players_email_unique').on(sql`lower(${table.email})`),
    index('players_closed').on(table.pausedUntil).where(sql`${table.status} = 'closed' and ${table.blankedAt} is null`),
  ],
)

/** What a session knows of the browser that opened it. */
export interface SessionDevice {
  type: 'Mobile' | 'Desktop'
  /** Browser and system; empty when unknown. */
  browser: string
  /** Address without its last part: for the player to recognise, too short to find a person by. */
  address: string
  /** Keyed hash of the whole address, to compare logins by. */
  addressHash: string
}

/** A session's confirmed identity. `expiresAt` in UTC ms. */
export interface StepUpMark {
  purpose: StepUpPurpose
  expiresAt: number
}

/** Login sessions. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the session id: a leaked table grants no access. */
    id: text('id').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    siteOrigin: text('site_origin').notNull(),
    /** Null: opened without a browser, or before devices were stored. */
    device: jsonb('device').$type<SessionDevice>(),
    /** The identity that was confirmed last in this session, for one purpose. */
    stepUp: jsonb('step_up').$type<StepUpMark>(),
    /** `withdrawal`: for a player in ROFUS, who may only withdraw the balance and read the histories. */
    scope: text('scope', { enum: ['full', 'withdrawal'] })
      .notNull()
      .default('full'),
    createdAt: instantColumn('created_at').notNull(),
    lastSeenAt: instantColumn('last_seen_at').notNull(),
    endedAt: instantColumn('ended_at'),
  },
  (table) => [index('sessions_player').on(table.playerId), index('sessions_created').on(table.createdAt)],
)

/** Money play since the login and since the last reminder, one row per player: tabs, reloads and logins share it. Durations in ms. */
export const playTimes = pgTable('play_times', {
  playerId: text('player_id')
    .primaryKey()
    .references(() => players.id),
  /** Hash of the session that `playedMs` belongs to. */
  sessionHash: text('session_hash').notNull(),
  playedMs: integer('played_ms').notNull(),
  unremindedMs: integer('unreminded_ms').notNull(),
  /** Up to when play has been counted; null while it rests. */
  countedAt: instantColumn('counted_at'),
  /** The last time of play. */
  playedAt: instantColumn('played_at').notNull(),
  /** The date in Denmark that `dayPlayedMs` belongs to. */
  day: date('day').notNull().default('1970-01-01'),
  dayPlayedMs: integer('day_played_ms').notNull().default(0),
  /** When `unremindedMs` last began at 0; null where that was before the column. */
  unremindedFrom: instantColumn('unreminded_from'),
})

/** Current and pending deposit limits in øre, one row per period. */
export const depositLimits = pgTable(
  'deposit_limits',
  {
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    period: text('period', { enum: limitPeriods }).notNull(),
    current: oreColumn('current'),
    pending: oreColumn('pending'),
    pendingFrom: instantColumn('pending_from'),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.period] })],
)

/** Current and pending limits on a player's losses, stakes and time. Øre; minutes of a time limit. */
export const playLimits = pgTable(
  'play_limits',
  {
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    kind: text('kind', { enum: playLimitKinds }).notNull(),
    period: text('period', { enum: firstLimitPeriods }).notNull(),
    current: bigint('current', { mode: 'number' }),
    /** Null with a `pendingFrom`: the limit is removed then. */
    pending: bigint('pending', { mode: 'number' }),
    pendingFrom: instantColumn('pending_from'),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.kind, table.period] })],
)
