import { expect, it } from 'vitest'
import { freePorts } from '../../scripts/lib/freePorts.mjs'
import { connectServer } from './connectServer.ts'
import { openDatabase } from './openDatabase.ts'
import { readDatabase } from './readDatabase.ts'

it('a server that cannot be reached is named by its variable, without the password', async () => {
  const [port] = await freePorts(1)
  const url = `postgresql://tester:s3cret@127.0.0.1:${port}/none`
  const options = { timeouts: { statement: 1000, lock: 1000, idleInTransaction: 1000 }, onConnectionLost: () => undefined }
  for (const open of [() => openDatabase({ url }, options), () => readDatabase({ url }, async () => null)])
    await expect(open()).rejects.toThrow(`DATABASE_URL: no connection to the server: connect ECONNREFUSED 127.0.0.1:${port}`)
})

it('a name with several addresses, whose error says nothing itself, is refused with what each of them answered', async () => {
  const refused = (address: string) => new Error(`connect ECONNREFUSED ${address}`)
  const connect = () => Promise.reject(new AggregateError([refused('::1:5432'), refused('127.0.0.1:5432')]))
  await expect(connectServer({ connect })).rejects.toThrow(
    'DATABASE_URL: no connection to the server: connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432',
  )
})
