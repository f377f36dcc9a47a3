import { gameRounds, type Platform, roundSteps } from '@casino/platform/gamesPort'
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
export class LiveTables {
  readonly #tables = new Map<string, WatchedTable>()

  constructor(
    private readonly platform: Platform,
    private readonly randomness: RoundRandomness,
    private readonly bets: LiveBets,
  ) {}

  /** Shows a table's changes to a watcher until the returned function is called. It reads its first state with `read`. */
  watch(table: LiveTable, watcher: Watcher): () => void {
    const { id } = table.game
    const watched = this.#tables.get(id) ?? { table, watchers: new Set(), told: '', telling: Promise.resolve() }
    this.#tables.set(id, watched)
    watched.watchers.add(watcher)
    return () => {
      watched.watchers.delete(watcher)
      if (watched.watchers.size === 0) this.#tables.delete(id)
    }
  }

  /** What a player sees of a table now. Throws ERR_UNAUTHENTICATED once the session has ended. */
  read(table: LiveTable, player: FramePlayer): Promise<LiveState> {
    return this.platform.transaction(async (context) => {
      const view = await readTable(context, table, this.randomness)
      return readOwnState(context, { table, view, bets: this.bets }, player)
    })
  }

  /** Tells the watchers of a table, or of all tables, what has changed. */
  async tell(gameId?: string): Promise<void> {
    const tables = gameId === undefined ? [...this.#tables.values()] : [this.#tables.get(gameId)]
    await Promise.all(
      tables.map((watched) => {
        if (!watched) return null
        watched.telling = watched.telling
          .then(() => this.#tell(watched))
          .catch((err: unknown) => this.platform.log.error({ err }, 'live table not told'))
        return watched.telling
      }),
    )
  }

  clear(): void {
    for (const { watchers } of this.#tables.values()) for (const watcher of watchers) watcher.leave()
    this.#tables.clear()
  }

  async #tell(watched: WatchedTable): Promise<void> {
    const { table, watchers } = watched
    const version = await this.#readVersion(table)
    if (version === watched.told) return
    const view = await this.#readSettled(table)
    for (const watcher of [...watchers]) {
      try {
        const own = { table, view, bets: this.bets }
        watcher.show(await this.platform.transaction((context) => readOwnState(context, own, watcher.player)))
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error
        watcher.leave()
      }
    }
    watched.told = version
  }

  async #readSettled(table: LiveTable): Promise<TableView> {
    const readNow = () => this.platform.transaction((context) => readTable(context, table, this.randomness))
    const view = await readNow()
    if (view.round.stage !== drawnStage || view.bets.every(({ round }) => round.settledAt !== null)) return view
    await this.bets.settle(table, view.round)
    return readNow()
  }

  /** Changes with the phase of the table, and with every bet and decision. */
  #readVersion(table: LiveTable): Promise<string> {
    return this.platform.transaction(async ({ db, now }) => {
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
    })
  }
}
