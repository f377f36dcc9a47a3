import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { appRoot } from '@casino/shared/appRoot'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePorts } from '../scripts/lib/freePorts.mjs'
import { platformPath } from './core/paths.ts'
import { payByCard } from './testing/cardPayments.ts'
import { logIn } from './testing/identityVisits.ts'
import { connectPlatform, type PlatformClient } from './testing/platformClient.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

let dataDir: string
let port: number
let child: ChildProcess | undefined
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'platform-kill-'))
  port = (await freePorts(1))[0] ?? 0
})
afterAll(async () => {
  await kill()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Starts the platform as a child process on the embedded database and waits until it listens. */
async function start(): Promise<PlatformClient> {
  const env = {
    ...process.env,
    PORT: '4310',
    PLATFORM_PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PLATFORM_TEST_CONTROLS: '1',
    LOG_LEVEL: 'info',
    DRAIN_SECONDS: '1',
  }
  const started = spawn(process.execPath, ['--import', 'tsx', platformPath('main.ts')], { cwd: appRoot(), env, stdio: 'pipe' })
  child = started
  await new Promise<void>((resolve, reject) => {
    let log = ''
    const read = (chunk: Buffer) => {
      log += chunk
      if (log.includes('platform ready')) resolve()
    }
    started.stdout.on('data', read)
    started.stderr.on('data', read)
    started.once('exit', (code) => reject(new Error(`the platform exited with ${code}: ${log}`)))
  })
  return connectPlatform(`http://127.0.0.1:${port}`)
}

async function kill(): Promise<void> {
  const running = child
  child = undefined
  if (!running || running.exitCode !== null) return
  const gone = new Promise((resolve) => running.once('exit', resolve))
  running.kill('SIGKILL')
  await gone
}

it('keeps every confirmed deposit after SIGKILL, and restarts despite the stale lock', async () => {
  let platform = await start()
  let emil = await logIn(platform, 'emil')
  const amount = 10_000
  await platform.put('/Deposit/SetUserDepositLimitsREST', {
    sessionId: emil.sessionId,
    day: 100_000_000,
    week: 100_000_000,
    month: 100_000_000,
  })

  const answered: string[] = []
  await Promise.all(
    Array.from({ length: 60 }, async () => {
      try {
        const paid = await payByCard(platform, emil, { amount })
        answered.push(paid.data<{ depositLogId: string }>().depositLogId)
      } catch {
        return // interrupted by SIGKILL: the deposit may or may not have been committed
      }
      if (answered.length === 12) await kill()
    }),
  )
  expect(answered.length).toBeGreaterThanOrEqual(12)
  expect(answered.length).toBeLessThan(60)

  platform = await start()
  expect((await platform.ledger()).balanced).toBe(true)
  emil = await logIn(platform, 'emil')
  const { transfers } = (await platform.get(`/transfers/${emil.sessionId}?skip=0&limit=100`)).data<{
    transfers: readonly { externalId: string }[]
  }>()
  const booked = new Set(transfers.map(({ externalId }) => externalId))
  expect(answered.filter((id) => !booked.has(id))).toEqual([])
  const summary = (await platform.post('/api/deposit/account-summary', { sessionId: emil.sessionId })).data()
  expect(summary.Balance).toBe(transfers.length * amount)
})

it('finishes the call under way after SIGTERM, on a connection that it then closes, and exits with status 0', async () => {
  await kill()
  const platform = await start()
  // longer than the drain, so that the call ends after the platform has stopped accepting connections
  await platform.post('/_test/faults', { path: '/api/siteInfo', kind: 'delay', delayMs: 3000 })
  const underWay = platform.post('/api/siteInfo', {})
  const exited = new Promise((resolve) => child?.once('exit', (...status) => resolve(status)))
  child?.kill('SIGTERM')
  const answer = await underWay
  expect(answer.status).toBe(200)
  expect(answer.headers.connection).toBe('close')
  expect(await exited).toEqual([0, null])
})
