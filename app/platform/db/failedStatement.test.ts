import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { expect, it } from 'vitest'
import { describeFailure } from './failedStatement.ts'
import { openInMemory } from './openDatabase.ts'

it('a failed statement is told with the reason of the server, and without its values', async () => {
  const client = await openInMemory(null)
  const failure = await drizzle(client).execute(sql`insert into missing values (${'s3cret'})`).catch(describeFailure)
  await client.close()
  expect(failure).toBe('relation "missing" does not exist, in the statement\ninsert into missing values ($1)')
})

it('any other failure is told by its message', () => {
  expect([new Error('PORT: invalid'), 'stopped'].map(describeFailure)).toEqual(['PORT: invalid', 'stopped'])
})
