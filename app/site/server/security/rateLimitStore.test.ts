import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { freePorts } from '../../../scripts/lib/freePorts.mjs'
import { startTestApp } from '../testing/testApp.ts'
import { type CountRequest, createRateLimitStore } from './rateLimitStore.ts'

const windowMs = 60_000

describe('the counter', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_800_000_000_000 })
    return () => vi.useRealTimers()
  })

  function startCounter(countShared?: CountRequest) {
    const log: string[] = []
    const Store = createRateLimitStore({ countShared, onLost: () => log.push('lost'), onFound: () => log.push('found') })
    const store = new Store({})
    const count = (key: string) =>
      new Promise((resolve, reject) => {
        store.incr(key, (error, result) => (error ? reject(error) : resolve(result?.current)), windowMs, 0)
      })
    return { count, log }
  }

  test('counts in this process per key and window', async () => {
    const { count } = startCounter()
    expect([await count('a'), await count('a'), await count('b')]).toEqual([1, 2, 1])
    vi.advanceTimersByTime(windowMs - 1)
    expect(await count('a')).toBe(3)
    vi.advanceTimersByTime(1)
    expect(await count('a')).toBe(1)
  })

  test('ends a window in its time, however the clock is set back', async () => {
    const { count } = startCounter()
    await count('a')
    vi.setSystemTime(Date.now() - 60 * windowMs)
    vi.advanceTimersByTime(windowMs)
    expect(await count('a')).toBe(1)
  })

  test('uses the shared count while there is one, otherwise its own; reports each transition once, and recovers by itself', async () => {
    let shared: CountRequest = async () => ({ current: 40, ttl: 1 })
    const { count, log } = startCounter((...request) => shared(...request))
    expect(await count('a')).toBe(40)
    for (let round = 0; round < 3; round += 1) {
      shared = () => Promise.reject(new Error('lost'))
      for (let n = 0; n < 5; n += 1) expect(await count('a')).toBeLessThan(40)
      shared = async () => ({ current: 41, ttl: 1 })
      await vi.advanceTimersByTimeAsync(5000)
      await count('a') // answered here, and asks whether the shared count is back
      await vi.advanceTimersByTimeAsync(0)
      expect(await count('a')).toBe(41)
    }
    expect(log).toEqual(['lost', 'found', 'lost', 'found', 'lost', 'found'])
  })

  test('continues with the requests that it has seen before the loss', async () => {
    let shared: CountRequest = async () => ({ current: 1, ttl: 1 })
    const { count } = startCounter((...request) => shared(...request))
    for (let n = 0; n < 9; n += 1) await count('a')
    shared = () => Promise.reject(new Error('lost'))
    expect(await count('a')).toBe(10)
  })

  test('a hanging shared count is asked by one request at a time, and no request waits for it', async () => {
    let shared: CountRequest = () => Promise.reject(new Error('lost'))
    let asked = 0
    const { count } = startCounter((...request) => {
      asked += 1
      return shared(...request)
    })
    await count('a')
    shared = () => new Promise(() => {})
    vi.advanceTimersByTime(5000)
    const counts = await Promise.all(Array.from({ length: 100 }, () => count('a')))
    expect(counts.at(-1)).toBe(101)
    expect(asked).toBe(2)
  })
})

describe('the site', () => {
  const cleanUps: (() => void)[] = []
  afterEach(() => {
    for (const cleanUp of cleanUps.splice(0)) cleanUp()
  })

  /** A replica with a limit of three checks of an e-mail address, counted in the Redis at `port`. */
  async function startReplica(port: number) {
    const { app, lines } = await startTestApp(
      { 'registration.validateEmail': () => ({ available: true }) },
      { env: { REDIS_URL: `redis://127.0.0.1:${port}`, RATE_LIMITS: 'emailCheck=3' } },
    )
    const call = async (remoteAddress: string) => {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/backend/registration.validateEmail',
        payload: { query: { email: 'a@eksempel.dk' } },
        headers: { 'sec-fetch-site': 'same-origin' },
        remoteAddress,
      })
      return statusCode
    }
    const reports = () => lines.filter((line) => line.includes('Redis'))
    return { call, reports, transitions: () => reports().length }
  }
  const fourCalls = async (call: (address: string) => Promise<number>, address: string) => [
    await call(address),
    await call(address),
    await call(address),
    await call(address),
  ]

  test('keeps its limits when Redis accepts connections and never answers', async () => {
    const sockets = new Set<Socket>()
    const server = createServer((socket) => sockets.add(socket.on('error', () => undefined))) // the site closes them
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    cleanUps.push(() => {
      for (const socket of sockets) socket.destroy()
      server.close()
    })
    const { call, transitions } = await startReplica((server.address() as { port: number }).port) // listens on TCP
    expect(await fourCalls(call, '203.0.113.1')).toEqual([200, 200, 200, 429])
    expect(transitions()).toBe(1)
  })

  test('keeps its limits when Redis is dead', async () => {
    const { call, reports } = await startReplica((await freePorts(1))[0] ?? 0)
    expect(await fourCalls(call, '203.0.113.1')).toEqual([200, 200, 200, 429])
    expect(reports()).toEqual([expect.stringContaining('ECONNREFUSED')])
  })

  test('keeps its limits and says why when Redis refuses the password', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined) // the site closes it
      const commands = (chunk: Buffer) => chunk.toString().match(/^\*/gm)?.length ?? 0
      socket.on('data', (chunk) => socket.write('-NOAUTH Authentication required.\r\n'.repeat(commands(chunk))))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    cleanUps.push(() => server.close())
    const { call, reports } = await startReplica((server.address() as { port: number }).port) // listens on TCP
    expect(await fourCalls(call, '203.0.113.1')).toEqual([200, 200, 200, 429])
    expect(reports()).toEqual([expect.stringContaining('NOAUTH')])
  })

  test.skipIf(!hasRedis())(
    'shares its limits by Redis, keeps its own while Redis hangs, and shares them again',
    async () => {
      const { port, redis } = await startRedis()
      cleanUps.push(() => redis.kill('SIGKILL'))
      const [one, two] = [await startReplica(port), await startReplica(port)]
      expect([await one.call('203.0.113.1'), await two.call('203.0.113.1'), await one.call('203.0.113.1')]).toEqual([200, 200, 200])
      expect(await two.call('203.0.113.1')).toBe(429)
      redis.kill('SIGSTOP')
      expect(await fourCalls(one.call, '203.0.113.2')).toEqual([200, 200, 200, 429])
      expect(await fourCalls(two.call, '203.0.113.2')).toEqual([200, 200, 200, 429])
      redis.kill('SIGCONT')
      let client = 0
      const isShared = async () => {
        client += 1
        const address = `198.51.${client >> 8}.${client & 255}`
        for (const call of [one.call, two.call, one.call]) await call(address)
        return two.call(address)
      }
      await vi.waitUntil(async () => (await isShared()) === 429, { timeout: 60_000, interval: 50 })
      expect([one.transitions(), two.transitions()]).toEqual([2, 2])
    },
    90_000,
  )
})

function hasRedis(): boolean {
  try {
    execFileSync('redis-server', ['--version'])
    return true
  } catch {
    return false // not installed; CI installs it
  }
}

async function startRedis(): Promise<{ port: number; redis: ChildProcess }> {
  const port = (await freePorts(1))[0] ?? 0
  const redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'pipe',
  })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    redis.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes('Ready to accept connections')) resolve()
    })
    redis.once('exit', (code) => reject(new Error(`redis-server exited with ${code}`)))
  })
  return { port, redis }
}
