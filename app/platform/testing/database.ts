import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { DatabaseTarget } from '../db/open.ts'

export interface FreshDatabase {
  readonly target: DatabaseTarget
  drop(): Promise<void>
}

/** An empty database for one test file: embedded and in memory, or a new one on the server of TEST_DATABASE_URL. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return { target: 'memory', drop: async () => {} }
  const name = `platform_test_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { target: { url: url.href }, drop: () => administer(server, `drop database ${name} with (force)`) }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
