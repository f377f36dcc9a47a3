import { expect, test } from 'vitest'
import { failWith } from './pages/pageTestServer.ts'
import { startTestApp } from './testing/testApp.ts'

const unreachable = failWith('ERR_UPSTREAM')

test('a site is ready when the back end has answered, and stays so: replicas serve guests during an outage', async () => {
  let answers = false
  const { app } = await startTestApp(
    {},
    {
      wrapSend:
        (send) =>
        (...call) =>
          answers ? send(...call) : unreachable(),
    },
  )
  const ready = async () => {
    const { statusCode, payload } = await app.inject('/readyz')
    return [statusCode, JSON.parse(payload)]
  }
  expect(await ready()).toEqual([503, { ok: false, backend: 'does not answer' }])
  answers = true
  const inASecond = { timeout: 5000 }
  await expect.poll(ready, inASecond).toEqual([200, { ok: true, backend: 'answers' }])
  answers = false
  await expect.poll(ready, inASecond).toEqual([200, { ok: true, backend: 'does not answer' }])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

test('a stopping site is not ready, still serves, and closes each connection after its response', async () => {
  const { app, lifecycle } = await startTestApp()
  expect((await app.inject('/healthz')).headers.connection).toBe('keep-alive')
  lifecycle.stopping = true
  expect((await app.inject('/readyz')).json()).toEqual({ ok: false, reason: 'stopping' })
  const served = await app.inject({ method: 'POST', url: '/api/siteInfo', headers: { 'sec-fetch-site': 'same-origin' }, payload: {} })
  expect(served.statusCode).toBe(200)
  expect(served.headers.connection).toBe('close')
})
