import { randomUUID } from 'node:crypto'
import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, hasTestServer, openTestServer, type TestDatabase, useEveryConnection } from '../testing/testDatabase.ts'
import { openDatabase } from './openDatabase.ts'
import { ignoreErrorsWhileClosing, maxConnections, type PostgresTimeouts } from './postgres.ts'
import { secrets } from './schema.ts'
import type { Database, Db } from './types.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** What happens to the connection that sends a statement: it is cut before the server receives it, after its execution, or never answered. */
type Fault = 'lost request' | 'lost response' | 'no response'

/** A TCP proxy in front of the server that injects one fault into the next statement that contains a text. */
function createFaultyProxy(upstream: URL) {
  let injected: { statement: string; fault: Fault } | null = null
  const sockets = new Set<Socket>()
  const proxy = createServer((client) => {
    const server = connect(Number(upstream.port || 5432), upstream.hostname)
    const cut = () => {
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('error', cut)
      socket.on('close', cut)
    }
    let state: Fault | null = null
    client.on('data', (chunk) => {
      if (injected && chunk.includes(injected.statement)) {
        state = injected.fault
        injected = null
      }
      if (state === 'lost request') cut()
      else if (state !== 'no response') server.write(chunk)
    })
    server.on('data', (chunk) => (state === 'lost response' ? cut() : client.write(chunk)))
  })
  return {
    listen: () =>
      new Promise<number>((resolve) => {
        proxy.listen(0, '127.0.0.1', () => {
          const address = proxy.address()
          if (address !== null && typeof address === 'object') resolve(address.port)
        })
      }),
    injectFault(statement: string, fault: Fault) {
      injected = { statement, fault }
    },
    close() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}

it('a connection that its pool has let go ends no process by an error', () => {
  const client = new pg.Client()
  const fail = () => client.emit('error', new Error('terminating connection due to administrator command'))
  expect(fail).toThrow()
  ignoreErrorsWhileClosing(client)
  expect(fail).not.toThrow()
})

// Skipped where PostgreSQL is not installed: the embedded database has no connections.
describe.skipIf(!hasTestServer())('a transaction on a PostgreSQL server', () => {
  let stopServer: (() => Promise<void>) | undefined
  let testDatabase: TestDatabase
  beforeAll(async () => {
    const server = await openTestServer()
    stopServer = server.stop
    testDatabase = await createTestDatabase(server.url)
  })
  afterAll(async () => {
    await testDatabase?.drop()
    await stopServer?.()
  })

  let proxy: ReturnType<typeof createFaultyProxy>
  let database: Database
  let lostConnections: Error[]
  let onLost: () => void
  const open = async (timeouts: Partial<PostgresTimeouts> = {}): Promise<void> => {
    if (!('url' in testDatabase.target)) throw new Error('the test database is on a server')
    const url = new URL(testDatabase.target.url)
    proxy = createFaultyProxy(new URL(url))
    url.port = String(await proxy.listen())
    database = await openDatabase(
      { url: url.href },
      {
        timeouts: { statement: 30_000, lock: 30_000, idleInTransaction: 30_000, ...timeouts },
        onConnectionLost: (error) => {
          lostConnections.push(error)
          onLost()
        },
      },
    )
  }
  beforeEach(() => {
    lostConnections = []
    onLost = () => undefined
  })
  afterEach(async () => {
    await database.close()
    proxy.close()
  })

  const insertSecret = (name: string) =>
    database.transaction(async (db) => {
      await db.insert(secrets).values({ name, value: 'x' })
      return name
    })
  const storedSecrets = () => database.transaction(async (db) => (await db.select().from(secrets)).map(({ name }) => name).sort())

  it.each([
    ['begin', 'lost request'],
    ['begin', 'lost response'],
    ['insert into', 'lost request'],
    ['insert into', 'lost response'],
    ['commit', 'lost request'],
    ['commit', 'lost response'],
    ['rollback', 'lost request'],
    ['rollback', 'lost response'],
  ] as const)('whose connection ends at %s (%s) rejects and leaves its place in the pool', async (statement, fault) => {
    await open()
    const prefix = randomUUID()
    const refused = () => database.transaction(() => Promise.reject(new Error('the work failed')))
    for (let i = 0; i < maxConnections + 1; i++) {
      proxy.injectFault(statement, fault)
      await expect(statement === 'rollback' ? refused() : insertSecret(`${prefix} ${i}`)).rejects.toThrow(
        statement === 'rollback' ? 'the work failed' : /Failed query|Connection terminated/,
      )
    }
    await useEveryConnection((work) => database.transaction(work))
    const committed = (await storedSecrets()).filter((stored) => stored.startsWith(prefix))
    expect(committed).toHaveLength(statement === 'commit' && fault === 'lost response' ? maxConnections + 1 : 0)
    expect(lostConnections.length).toBeGreaterThanOrEqual(maxConnections + 1)
  })

  it('keeps its connection after a refusal and after a failed statement', async () => {
    await open()
    const processId = () => database.transaction((db) => db.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`generate_series(1, 1)`))
    const first = await processId()
    await expect(database.transaction(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    await expect(database.transaction((db) => db.execute(sql`select 1 / 0`))).rejects.toThrow()
    expect(await processId()).toEqual(first)
  })

  it('gives up a connection whose server has become read-only, so that the next one finds the server that takes writes', async () => {
    await open()
    await database.transaction((db) => db.execute(sql`set session characteristics as transaction read only`))
    const [refused, written] = [randomUUID(), randomUUID()]
    await expect(insertSecret(refused)).rejects.toThrow()
    await insertSecret(written)
    expect(await storedSecrets()).toContain(written)
    expect(await storedSecrets()).not.toContain(refused)
  })

  it('continues after a failed savepoint, and undoes everything when the transaction fails later', async () => {
    await open()
    const [failed, kept] = [randomUUID(), randomUUID()]
    const insert = (db: Db, name: string) => db.insert(secrets).values({ name, value: 'x' })
    const work = async (db: Db) => {
      const inner = db.transaction(async (savepoint) => {
        await insert(savepoint, failed)
        await insert(savepoint, failed)
      })
      await expect(inner).rejects.toThrow()
      await db.transaction((savepoint) => insert(savepoint, kept))
    }
    const refused = database.transaction(async (db) => {
      await work(db)
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    expect(await storedSecrets()).not.toContain(kept)
    await database.transaction(work)
    expect(await storedSecrets()).toContain(kept)
    expect(await storedSecrets()).not.toContain(failed)
  })

  it('is not reported as committed when the error of a statement was ignored', async () => {
    await open()
    const careless = database.transaction(async (db) => {
      await db.insert(secrets).values({ name: 'careless', value: 'x' })
      await db.execute(sql`select 1 / 0`).catch(() => undefined)
    })
    await expect(careless).rejects.toThrow('rolled back')
    expect(await storedSecrets()).not.toContain('careless')
  })

  it('ends a statement, and a wait for a lock, after their time limits', async () => {
    await open({ statement: 1_000, lock: 100 })
    const causeOf = (work: Promise<unknown>) =>
      work.then(
        () => null,
        (error: Error) => String(error.cause),
      )
    expect(await causeOf(database.transaction((db) => db.execute(sql`select pg_sleep(60)`)))).toContain('statement timeout')
    await insertSecret('locked')
    const lock = sql`select * from secrets where name = 'locked' for update`
    const waiting = await database.transaction(async (db) => {
      await db.execute(lock)
      return causeOf(database.transaction((other) => other.execute(lock)))
    })
    expect(waiting).toContain('lock timeout')
    await useEveryConnection((work) => database.transaction(work))
    expect(lostConnections).toEqual([])
  })

  it('loses its connection when it waits without a statement, and the pool opens another', async () => {
    await open({ idleInTransaction: 100 })
    const lost = new Promise<void>((resolve) => {
      onLost = resolve
    })
    const idle = database.transaction(async (db) => {
      await lost
      await db.insert(secrets).values({ name: 'idle', value: 'x' })
    })
    await expect(idle).rejects.toThrow()
    expect(String(lostConnections[0])).toContain('idle-in-transaction timeout')
    expect(await storedSecrets()).not.toContain('idle')
  })

  it('rejects when the server stops responding, and the pool opens another connection', async () => {
    await open({ statement: 1_000 })
    proxy.injectFault('insert into', 'no response')
    await expect(insertSecret('unanswered')).rejects.toThrow()
    expect(await storedSecrets()).not.toContain('unanswered')
    await useEveryConnection((work) => database.transaction(work))
  })
})
