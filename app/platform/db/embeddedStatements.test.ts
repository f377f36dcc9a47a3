import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { instantColumn, oreColumn } from './columns.ts'
import { withEmbeddedStatements } from './embeddedStatements.ts'
import { readTimesAsText } from './textTimes.ts'

const items = pgTable('items', {
  id: integer('id').primaryKey(),
  name: text('name'),
  amount: oreColumn('amount').notNull(),
  at: instantColumn('at').notNull(),
  tags: text('tags').array().notNull(),
  detail: jsonb('detail').$type<{ a: number }>(),
})
const item = { id: 1, name: null, amount: -5, at: Date.parse('2026-06-15T10:00:00.120Z'), tags: ['a', 'b,"c'], detail: { a: 1 } }
const enough = [1, 2, 3, 4, 5, 6, 7]

let client: PGlite
let db: ReturnType<typeof drizzle>
beforeAll(async () => {
  client = await PGlite.create('memory://')
  await client.exec(
    'create table items (id int primary key, name text, amount bigint not null, at timestamptz(3) not null, tags text[] not null, detail jsonb)',
  )
  db = drizzle(withEmbeddedStatements(readTimesAsText(client)))
})
beforeEach(() => client.exec('delete from items'))
afterAll(() => client.close())

const countPrepared = async () => (await client.query<{ n: number }>('select count(*)::int n from pg_prepared_statements')).rows[0]?.n ?? 0

it('returns from a prepared statement what it returned before, and writes the same', async () => {
  const before = await countPrepared()
  for (const id of enough) {
    const [written] = await db.transaction((tx) =>
      tx
        .insert(items)
        .values({ ...item, id })
        .returning(),
    )
    expect(written).toEqual({ ...item, id })
    expect(await db.transaction((tx) => tx.select().from(items))).toHaveLength(id)
    const raw = await db.transaction((tx) =>
      tx.execute(sql`select id, at::date as day, amount from items where id = ${id} and at < ${new Date(item.at + 1)}`),
    )
    expect(raw).toMatchObject({ rows: [{ id, day: '2026-06-15', amount: -5 }], affectedRows: 0 })
    expect(raw.fields.map(({ name }) => name)).toEqual(['id', 'day', 'amount'])
  }
  expect(await countPrepared()).toBe(before + 3)
})

it('refuses a statement like the unprepared driver: its transaction ends, and the next one can send it again', async () => {
  const insert = (tx: Pick<typeof db, 'insert'>) => tx.insert(items).values(item)
  await db.transaction(insert)
  for (const _ of enough) {
    const refused = await db
      .transaction(async (tx) => {
        const error = await insert(tx).catch((caught: Error) => caught)
        await tx.select().from(items)
        return error
      })
      .catch((error: Error) => error.cause)
    expect(refused).toMatchObject({ code: '25P02' })
    await expect(db.transaction(insert)).rejects.toMatchObject({ cause: { code: '23505', constraint: 'items_pkey' } })
  }
  await client.exec('delete from items')
  await db.transaction(insert)
  expect(await db.transaction((tx) => tx.select().from(items))).toEqual([item])
})

it('refuses a statement after the end of its transaction', async () => {
  let ended: Pick<typeof db, 'select'> | undefined
  for (const _ of enough)
    await db.transaction(async (tx) => {
      ended = tx
      await tx.select().from(items)
    })
  await expect(ended?.select().from(items)).rejects.toMatchObject({ cause: { message: 'Transaction is closed' } })
})

it('rolls back to a savepoint', async () => {
  for (const _ of enough)
    await db.transaction(async (tx) => {
      await expect(tx.transaction((inner) => inner.insert(items).values([item, item]))).rejects.toThrow()
      expect(await tx.select().from(items)).toEqual([])
    })
})

it('plans a prepared statement again after its table has grown', async () => {
  await client.exec('insert into items select 1, null, 1, now(), array[]::text[], null; analyze items')
  const select = () => db.transaction((tx) => tx.execute(sql`select amount from items where id = ${1}`))
  for (const _ of enough) await select()
  const { rows } = await client.query<{ name: string }>("select name from pg_prepared_statements where statement like 'select amount%'")
  const explain = async () => JSON.stringify((await client.query(`explain execute "${rows[0]?.name}" (1)`)).rows)
  expect(await explain()).toContain('Seq Scan') // of a table with one page
  await client.exec('insert into items select n, null, 1, now(), array[]::text[], null from generate_series(2, 20000) n')
  for (let times = 0; times < 1010; times += 1) await select()
  expect(await explain()).toContain('Index Scan')
})
