import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeEach, expect, test, vi } from 'vitest'
import { requirePace } from './uploadProgress.ts'

const pace = { minBytes: 10, everyMs: 1000 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  return () => vi.useRealTimers()
})

/** A body that has begun to be read. `send` resolves when its bytes have arrived. */
function startBody() {
  const body = new PassThrough()
  const passed = requirePace(body, pace)
  const send = async (bytes: number) => {
    const arrived = once(passed, 'data')
    body.write(Buffer.alloc(bytes))
    await arrived
  }
  return { body, passed, send }
}

test('a body that arrives fast enough is passed on unchanged, and no timer is left', async () => {
  const { body, passed, send } = startBody()
  const read = buffer(passed)
  for (let interval = 0; interval < 3; interval += 1) {
    await send(pace.minBytes)
    vi.advanceTimersByTime(pace.everyMs)
  }
  body.end(Buffer.alloc(1))
  expect((await read).length).toBe(31)
  await expect.poll(() => vi.getTimerCount()).toBe(0)
})

test.each([
  ['stands still', 0],
  ['arrives too slowly', pace.minBytes - 1],
])('a body that %s ends with ERR_TIMEOUT, after any start', async (_, bytes) => {
  const { body, passed, send } = startBody()
  await send(1000)
  vi.advanceTimersByTime(pace.everyMs)
  if (bytes > 0) await send(bytes)
  const failed = once(passed, 'error')
  vi.advanceTimersByTime(pace.everyMs - 1)
  expect(passed.destroyed).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await failed).toMatchObject([{ code: 'ERR_TIMEOUT', status: 408 }])
  expect([vi.getTimerCount(), body.destroyed]).toEqual([0, false])
})

test('a body whose sender goes away fails as it did', async () => {
  const { body, passed } = startBody()
  const failed = once(passed, 'error')
  body.destroy(new Error('aborted'))
  expect(await failed).toMatchObject([{ message: 'aborted' }])
  expect(vi.getTimerCount()).toBe(0)
})
