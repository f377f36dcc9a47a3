import { contentCalls } from '@casino/features/content/calls'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallFailure } from './callFailure.ts'
import { createCircuitBreaker } from './circuitBreaker.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  return () => vi.useRealTimers()
})

const noAnswer = new CallFailure('ERR_TIMEOUT', { unreachable: true })

/** A back end whose next answers the test decides, behind a circuit breaker. `sent`, `probes`: how many reached it. */
function startBackend() {
  const backend = { answer: (): Promise<unknown> => Promise.resolve('data'), sent: 0, probes: 0, log: [] as string[] }
  const send = createCircuitBreaker(
    () => {
      backend.sent += 1
      return backend.answer()
    },
    {
      probe: () => {
        backend.probes += 1
        return backend.answer()
      },
      onOpen: () => backend.log.push('open'),
      onClose: () => backend.log.push('closed'),
    },
  )
  const call = () => send(contentCalls.menu, {}, { requestId: 'test' })
  const outcome = () =>
    call().then(
      () => 'data',
      (error: CallFailure) => error.code,
    )
  return { backend, outcome }
}

async function startOutage() {
  const started = startBackend()
  started.backend.answer = () => Promise.reject(noAnswer)
  for (let n = 0; n < 5; n += 1) expect(await started.outcome()).toBe('ERR_TIMEOUT')
  return started
}

test('after five calls without an answer none is sent; the outage and its end are reported once', async () => {
  const { backend, outcome } = await startOutage()
  expect(await outcome()).toBe('ERR_UPSTREAM')
  expect(backend).toMatchObject({ sent: 5, probes: 0, log: ['open'] })
  for (let second = 0; second < 60; second += 1) {
    vi.advanceTimersByTime(1000)
    expect(await outcome()).toBe('ERR_UPSTREAM')
  }
  expect(backend.sent).toBe(5)
  expect(backend.probes).toBeGreaterThanOrEqual(6)
  expect(backend.probes).toBeLessThanOrEqual(16)
  expect(backend.log).toEqual(['open'])
  backend.answer = () => Promise.resolve('data')
  vi.advanceTimersByTime(10_000)
  expect(await outcome()).toBe('data')
  expect(backend.log).toEqual(['open', 'closed'])
})

test('a hundred calls during a hanging probe wait 200 ms at most, and send nothing', async () => {
  const { backend, outcome } = await startOutage()
  backend.answer = () => new Promise(() => {})
  vi.advanceTimersByTime(1000)
  const outcomes = Promise.all(Array.from({ length: 100 }, outcome))
  await vi.advanceTimersByTimeAsync(200)
  expect(new Set(await outcomes)).toEqual(new Set(['ERR_UPSTREAM']))
  expect(backend).toMatchObject({ sent: 5, probes: 1 })
})

test('refusals and failures of single calls do not open it', async () => {
  const { backend, outcome } = startBackend()
  for (const code of ['ERR_NOT_FOUND', 'ERR_INTERNAL', 'ERR_UPSTREAM', 'ERR_PROVIDER_FAILED'] as const) {
    backend.answer = () => Promise.reject(new CallFailure(code))
    for (let n = 0; n < 10; n += 1) expect(await outcome()).toBe(code)
  }
  backend.answer = () => Promise.reject(noAnswer)
  for (let n = 0; n < 4; n += 1) await outcome()
  backend.answer = () => Promise.reject(new CallFailure('ERR_NOT_FOUND'))
  await outcome()
  backend.answer = () => Promise.reject(noAnswer)
  for (let n = 0; n < 4; n += 1) expect(await outcome()).toBe('ERR_TIMEOUT')
  expect(backend).toMatchObject({ probes: 0, log: [] })
})
