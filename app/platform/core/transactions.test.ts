import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { maxConnections } from '../db/postgres.ts'
import { setUpPlatform } from '../testing/harness.ts'
import { runForClient } from './requestClient.ts'

const platform = setUpPlatform()

/** Transactions of a client that take a while. Each settles to its order among all, or to the code of its refusal. */
function holdTransactions(client: string, times: number, done: string[]) {
  const hold = () => platform.platform.transaction(() => setTimeout(5))
  const note = (outcome: string) => void done.push(`${client} ${outcome}`)
  return Promise.all(
    Array.from({ length: times }, () =>
      runForClient(client, hold).then(
        () => note('done'),
        ({ code }: { code: string }) => note(code),
      ),
    ),
  )
}

it('three hundred transactions of one client let another wait for a few of them only, and are refused beyond its share', async () => {
  const done: string[] = []
  const flood = holdTransactions('flood', 300, done)
  await Promise.all([holdTransactions('visitor', 1, done), platform.get('/readyz').then(({ status }) => expect(status).toBe(200))])
  const refused = done.filter((line) => line === 'flood ERR_RATE_LIMITED')
  expect(refused.length).toBeGreaterThan(180)
  expect(done.filter((line) => line === 'flood done').length).toBeLessThanOrEqual(2 * maxConnections)
  expect(done).toContain('visitor done')
  await flood
})

// the embedded database has one connection
it.skipIf(!process.env.TEST_DATABASE_URL)('a client that holds what it can get leaves connections to another', async () => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const hold = () => platform.platform.transaction(() => released)
  const held = Promise.allSettled(Array.from({ length: maxConnections }, () => runForClient('holder', hold)))
  const answered = runForClient('visitor', () => platform.platform.transaction(async () => 'answered'))
  await expect(answered.finally(release)).resolves.toBe('answered')
  await held
})

it('a full queue of many clients is refused as an overload', async () => {
  const done: string[] = []
  await Promise.all(Array.from({ length: 1100 }, (_, n) => holdTransactions(`client${n}`, 1, done)))
  const refused = done.filter((line) => !line.endsWith('done'))
  expect(refused.length).toBeGreaterThan(50)
  expect(refused.filter((line) => !line.endsWith('ERR_OVERLOADED'))).toEqual([])
})

it('readiness is asked for once a second, by however many requests', async () => {
  await setTimeout(1000)
  let transactions = 0
  const { transaction } = platform.platform
  platform.platform.transaction = (work) => {
    transactions += 1
    return transaction(work)
  }
  const probes = await Promise.all(Array.from({ length: 50 }, () => platform.get('/readyz')))
  platform.platform.transaction = transaction
  expect(new Set(probes.map(({ status }) => status))).toEqual(new Set([200]))
  expect(transactions).toBe(1)
})
