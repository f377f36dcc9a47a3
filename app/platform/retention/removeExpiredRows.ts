import { runEach } from '@casino/shared/runEach'
import { getTableName, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import type { Platform, TransactionContext } from '../core/platform.ts'
import { type RetentionRule, retentionRules } from './rules.ts'

/** Rows that one transaction removes: few enough for its locks and its time limit. */
const batchRows = 500
/** Batches of a rule in one run. What is left is for the next run. */
const maxBatches = 100

/** Advisory-lock id of the removal, the same in every process. */
export const removalLockId = 7_204_116

/**
 * Removes the rows of every rule whose time is over, in short transactions. Only one platform of the database removes rows at a time;
 * others skip their run. Logs what it removed. Failures as in `runEach`.
 */
export async function removeExpiredRows(
  { transaction, log }: Pick<Platform, 'transaction' | 'log'>,
  rules: readonly RetentionRule[] = retentionRules,
): Promise<void> {
  const removed: Record<string, number> = {}
  try {
    await runEach(rules, 'rules removed no rows', async (rule) => {
      const name = getTableName(rule.table)
      for (let batch = 0; batch < maxBatches; batch += 1) {
        const rows = await transaction((context) => removeBatch(context, rule))
        if (rows > 0) removed[name] = (removed[name] ?? 0) + rows
        if (rows < batchRows) return
      }
    })
  } finally {
    if (Object.keys(removed).length > 0) log.info({ removed }, 'rows removed whose time is over')
  }
}

/** Returns how many rows were removed: none while another platform removes. Rows that a transaction holds are in use, and stay. */
async function removeBatch({ db, now }: TransactionContext, { table, isOver }: RetentionRule): Promise<number> {
  const [lock] = await db.select({ held: sql<boolean>`pg_try_advisory_xact_lock(${removalLockId})` }).from(sql`(values (1)) as one`)
  if (!lock?.held) return 0
  // what the database refuses to remove early is measured by this clock
  await db.execute(sql`select set_config('nordlys.now', ${new Date(now).toISOString()}, true)`)
  const key = primaryKeyOf(table)
  const over = db
    .select(Object.fromEntries(key.map((column) => [column.name, column])))
    .from(table)
    .where(isOver(now))
    .limit(batchRows)
    .for('update', { skipLocked: true })
  const rows = await db
    .delete(table)
    .where(sql`(${sql.join([...key], sql`, `)}) in ${over}`)
    .returning({ one: sql`1` })
  return rows.length
}

function primaryKeyOf(table: RetentionRule['table']): readonly PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
}
