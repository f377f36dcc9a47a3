import { gameRounds, type Platform, roundSteps, type TransactionContext } from '@casino/platform/gamesPort'
import { PlatformError } from '@casino/shared/platformError'
import { eq, sql } from 'drizzle-orm'
import type { FramePlayer } from '../frame/playerFrames.ts'
import type { RoundRandomness } from '../frame/roundRandomness.ts'
import type { LiveState } from './liveApi.ts'
import type { LiveBets } from './liveBets.ts'
import { liveRoundId } from './liveRounds.ts'
import { drawnStage } from './liveSchedule.ts'
import { readOwnState, readTable, type TableView } from './liveState.ts'
import type { LiveTable } from './liveTable.ts'

/** A player at a table. */
export interface Watcher {
  player: FramePlayer
  show(state: LiveState): void
  /** The player has logged out. */
  leave(): void
}

interface WatchedTable {
  table: LiveTable
  watchers: Set<Watcher>
  /** What the watchers have been told. */
  told: string
  /** Tellings follow each other, so that no older state comes after a newer one. */
  telling: Promise<void>
}

/** The tables that players watch on this server. Their rounds are in the database, so that all servers show the same ones. */
export interface LiveTables {
  /** Shows a table's changes to a watcher until the returned function is called. It reads its first state with `read`. */
  watch(table: LiveTable, watcher: Watcher): () => void
  /** What a player sees of a table now. Throws ERR_UNAUTHENTICATED once the session has ended. */
  read(table: LiveTable, player: FramePlayer): Promise<LiveState>
  /** Tells the watchers of a table, or of all tables, what has changed. */
  tell(gameId?: string): Promise<void>
}

export function createLiveTables(platform: Platform, randomness: RoundRandomness, bets: LiveBets): LiveTables {
  const watchedTables = new Map<string, WatchedTable>()

  async function readSettled(table: LiveTable): Promise<TableView> {
    const readNow = () => platform.transaction((context) => readTable(context, table, randomness))
    const view = await readNow()
    if (view.round.stage !== drawnStage || view.bets.every(({ round }) => round.settledAt !== null)) return view
    await bets.settle(table, view.round)
    return readNow()
  }

  async function tellWatchers(watched: WatchedTable): Promise<void> {
    const { table, watchers } = watched
    const version = await platform.transaction((context) => readVersion(context, table))
    if (version === watched.told) return
    const view = await readSettled(table)
    for (const watcher of [...watchers]) {
      try {
        watcher.show(await platform.transaction((context) => readOwnState(context, { table, view, bets }, watcher.player)))
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error
        watcher.leave()
      }
    }
    watched.told = version
  }

  return {
    watch(table, watcher) {
      const { id } = table.game
      const watched = watchedTables.get(id) ?? { table, watchers: new Set(), told: '', telling: Promise.resolve() }
      watchedTables.set(id, watched)
      watched.watchers.add(watcher)
      return () => {
        watched.watchers.delete(watcher)
        if (watched.watchers.size === 0) watchedTables.delete(id)
      }
    },
    read: (table, player) =>
      platform.transaction(async (context) => {
        const view = await readTable(context, table, randomness)
        return readOwnState(context, { table, view, bets }, player)
      }),
    async tell(gameId) {
      const tables = gameId === undefined ? [...watchedTables.values()] : [watchedTables.get(gameId)]
      await Promise.all(
        tables.map((watched) => {
          if (!watched) return null
          watched.telling = watched.telling
            .then(() => tellWatchers(watched))
            .catch((err: unknown) => platform.log.error({ err }, 'live table not told'))
          return watched.telling
        }),
      )
    },
  }
}

/** Changes with the phase of the table, and with every bet and decision. */
async function readVersion({ db, now }: TransactionContext, table: LiveTable): Promise<string> {
  const { number, phase } = table.at(now)
  const [counted] = await db
    .select({
      bets: sql<number>`count(distinct ${gameRounds.id})::int`,
      steps: sql<number>`count(${roundSteps.id})::int`,
    })
    .from(gameRounds)
    .leftJoin(roundSteps, eq(roundSteps.roundId, gameRounds.id))
    .where(eq(gameRounds.liveRoundId, liveRoundId(table, number)))
  return `${number}:${phase}:${counted?.bets}:${counted?.steps}`
}
