import { sql } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import { sqlStateOf } from '../db/sqlState.ts'

/**
 * Copies of the seeded tables, in a schema of their own: on the embedded database copying rows back is ten times as fast as seeding.
 * The rows keep the times of the seed that they were copied from.
 */
interface SeedSnapshot {
  /** Empties all tables and restores the copies; the first time, seeds and copies. Without the right to skip triggers it seeds each time. */
  reset(context: TransactionContext, seed: () => Promise<void>): Promise<void>
}

/** A snapshot that the first reset takes. */
export function createSeedSnapshot(): SeedSnapshot {
  let isTaken = false
  return {
    async reset(context, seed) {
      await truncateTables(context)
      if (isTaken) {
        await insertCopies(context)
        return
      }
      await seed()
      if (!(await canSkipTriggers(context))) return
      await copyTables(context)
      isTaken = true
    },
  }
}

/** PostgreSQL's codes for a deadlock and for a lock that was not granted in time. */
const lockFailures: readonly (string | null)[] = ['40P01', '55P03']

const resetAttempts = 5

/**
 * Retries a reset that PostgreSQL ended for its locks: a call of the test before may still be under way, with locks that the reset needs
 * and a need for those that it has. Rejects with the last failure.
 */
export async function retryOnLockFailure(reset: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await reset()
    } catch (error) {
      if (attempt === resetAttempts || !lockFailures.includes(sqlStateOf(error))) throw error
    }
  }
}

/** Truncates every table except `secrets`, past the triggers that refuse it: a superuser skips them, an owner disables them. */
async function truncateTables(context: TransactionContext): Promise<void> {
  const canSkip = await canSkipTriggers(context)
  const setTriggers = async (state: 'enable' | 'disable') => {
    if (canSkip) return context.db.execute(sql.raw(`set local session_replication_role = ${state === 'enable' ? 'origin' : 'replica'}`))
    return context.db.execute(sql`
      do $$ declare name text; begin
        for name in select tablename from pg_tables where schemaname = current_schema() loop
          execute format('alter table %I ${sql.raw(state)} trigger user', name);
        end loop;
      end $$`)
  }
  await setTriggers('disable')
  await context.db.execute(sql`
    do $$ begin
      execute (
        select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' restart identity cascade'
        from pg_tables where schemaname = current_schema() and tablename <> 'secrets'
      );
    end $$`)
  await setTriggers('enable')
}

/** Only a superuser may, as on the embedded database and on a server of the tests' own. */
async function canSkipTriggers({ db }: TransactionContext): Promise<boolean> {
  const superusers = sql`(select rolname from pg_roles where rolname = current_user and rolsuper) as superusers`
  return (await db.select({ name: sql<string>`rolname` }).from(superusers)).length > 0
}

async function copyTables({ db }: TransactionContext): Promise<void> {
  await db.execute(sql`
    do $$ declare name text; begin
      drop schema if exists seed_snapshot cascade;
      create schema seed_snapshot;
      for name in select tablename from pg_tables where schemaname = current_schema() and tablename <> 'secrets' loop
        execute format('create table seed_snapshot.%1$I as table %1$I', name);
      end loop;
    end $$`)
}

/** Triggers and foreign keys are off: the rows have passed them once, and the ledger's triggers would post them a second time. */
async function insertCopies({ db }: TransactionContext): Promise<void> {
  await db.execute(sql`
    do $$ declare name text; counter record; begin
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'seed_snapshot' loop
        execute format('insert into %1$I select * from seed_snapshot.%1$I', name);
      end loop;
      set local session_replication_role = origin;
      for counter in
        select table_name, column_name from information_schema.columns
        where table_schema = current_schema() and column_default like 'nextval(%'
      loop
        execute format(
          'select setval(pg_get_serial_sequence(%1$L, %2$L), coalesce(max(%2$I), 0) + 1, false) from %1$I',
          counter.table_name, counter.column_name
        );
      end loop;
    end $$`)
}
