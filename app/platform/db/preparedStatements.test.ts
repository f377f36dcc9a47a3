import type pg from 'pg'
import { expect, it } from 'vitest'
import { createStatementNames, withPreparedStatements } from './preparedStatements.ts'

it('names a statement from the third time on, always alike', () => {
  const nameOf = createStatementNames()
  const sent = Array.from({ length: 4 }, () => nameOf('select 1'))
  expect(sent).toEqual([undefined, undefined, expect.stringMatching(/^[\w-]{22}$/), sent[2]])
  expect(nameOf('select 2')).toBeUndefined()
})

it('names a bounded number of statements', () => {
  const nameOf = createStatementNames()
  const texts = Array.from({ length: 5000 }, (_, number) => `select ${number}`)
  const named = texts.filter((text) => [1, 2, 3].map(() => nameOf(text)).at(-1) !== undefined)
  expect(named).toHaveLength(300)
})

it('names the frequent statements of a connection and leaves the others unchanged', async () => {
  const sent: unknown[] = []
  const connection = { query: (config: pg.QueryConfig) => sent.push(config.name), release: () => 'released' }
  const client = withPreparedStatements(connection as unknown as pg.PoolClient, createStatementNames()) // the parts that are used
  for (let times = 0; times < 3; times += 1) await client.query({ text: 'select $1' }, [times])
  await client.query({ name: 'own', text: 'select 2' })
  expect(sent).toEqual([undefined, undefined, expect.any(String), 'own'])
  expect(client.release()).toBe('released')
})
