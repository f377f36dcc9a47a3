import { afterEach, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { createTestSite, noLimits } from './testing/testSite.ts'

let app: Awaited<ReturnType<typeof createApp>>
afterEach(() => app.close())

test('a process whose heap is nearly full refuses requests instead of being aborted', async () => {
  app = await createApp(createTestSite(async () => ({})).site, { stopping: false }, { ...noLimits, heapBytes: 1 })
  const request = () => app.inject('/healthz')
  await expect.poll(async () => (await request()).statusCode, { timeout: 20_000 }).toBe(503) // at the next sample of the heap
  const { headers, payload } = await request()
  expect(headers['retry-after']).toBeDefined()
  expect(JSON.parse(payload).error).toMatchObject({ code: 'ERR_BUSY', message: expect.stringMatching(/\S/) })
})

test('a connection ends whose client sends a request for a minute, or reads nothing of its response for two', async () => {
  app = await createApp(createTestSite(async () => ({})).site, { stopping: false }, noLimits)
  expect([app.server.requestTimeout, app.server.timeout]).toEqual([60_000, 120_000])
})
