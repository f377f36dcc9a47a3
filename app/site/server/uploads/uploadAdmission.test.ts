import { EventEmitter, once } from 'node:events'
import { type IncomingMessage, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { CallFailure } from '../calls/callFailure.ts'
import { acceptedPictures } from '../testing/hostilePictures.ts'
import { startTestApp } from '../testing/testApp.ts'
import { signCookies } from '../testing/testSite.ts'

const stored = { id: 'd1', documentType: 'identity', status: 'received', rejectionReason: null, receivedAt: 5 } as const
const valid = { userId: 'u1', expiresAt: 1_900_000_000_000 }
const path = '/api/user/upload-document?documentType=identity&uploadId=0b0f6a8e-52f4-4c0e-9f0e-0d5f4c6a1b2c'

interface Sender {
  player?: number
  address?: number
}

/** The site server on a socket. `validate`: what the back end says of a session. */
async function startUploads(validate: () => unknown = () => valid) {
  const backend = new EventEmitter()
  const answers = {
    'documents.upload': () => stored,
    'session.validate': () => {
      backend.emit('validate')
      return validate()
    },
  }
  const { app, sent } = await startTestApp(answers, { env: { RATE_LIMITS: 'upload=1000', TRUST_PROXY: '1' } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo // listens on TCP
  const connect = (bytes: number, { player = 1, address = 1 }: Sender) => {
    const request = sendRequest({
      port,
      path,
      method: 'POST',
      agent: false,
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/octet-stream',
        'content-length': bytes,
        'idempotency-key': 'key-of-one-file',
        'x-forwarded-for': `203.0.113.${address}`,
        cookie: signCookies(`session=held-session-id-number-${player}; userId=u${player}`),
      },
    })
    request.on('error', () => undefined) // aborted by the test
    onTestFinished(() => void request.destroy())
    return request
  }
  const answerTo = async (request: ReturnType<typeof connect>) => {
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const { error } = (await json(response)) as { error?: { code: string; message: string } } // the envelope of every response
    return { status: response.statusCode, headers: response.headers, error }
  }
  return {
    app,
    sent: (name: string) => sent.filter((call) => call.name === name).length,
    /** Starts an upload that never continues. Resolves when its session has been asked for, after which it is admitted without a wait. */
    open: async (sender: Sender = {}) => {
      const asked = once(backend, 'validate')
      const request = connect(5_000_000, sender)
      request.write('x')
      await asked
      return { answer: () => answerTo(request), abort: () => request.destroy() }
    },
    send: async (sender: Sender = {}) => {
      const picture = await acceptedPictures.jpeg()
      const request = connect(picture.length, sender)
      request.end(picture)
      return answerTo(request)
    },
  }
}

describe('open uploads', () => {
  test('of a player are two: a third is refused with a sentence, until one has ended', async () => {
    const { open, send } = await startUploads()
    const first = await open()
    await open({ address: 2 })
    expect(await send({ address: 3 })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
      error: { code: 'ERR_BUSY', message: 'Der er travlt lige nu. Prøv igen om et øjeblik.' },
    })
    expect((await send({ player: 2 })).status).toBe(200)
    first.abort()
    await expect.poll(async () => (await send()).status).toBe(200)
  })

  test('of an address are four, from any sender', async () => {
    const { open, send } = await startUploads()
    for (const player of [1, 1, 2, 2]) await open({ player })
    expect(await send({ player: 3 })).toMatchObject({ status: 503, error: { code: 'ERR_BUSY' } })
    expect((await send({ player: 3, address: 2 })).status).toBe(200)
  })

  test('are sixteen in all', async () => {
    const { open, send } = await startUploads()
    for (let n = 0; n < 16; n += 1) await open({ player: n, address: n })
    expect(await send({ player: 20, address: 20 })).toMatchObject({ status: 503, error: { code: 'ERR_BUSY' } })
  })
})

describe('before a file is read', () => {
  test('an ended session is refused, and takes no place', async () => {
    let ended = true
    const { open, send, sent } = await startUploads(() => {
      if (ended) throw new CallFailure('ERR_UNAUTHENTICATED')
      return valid
    })
    for (let n = 0; n < 3; n += 1)
      expect(await (await open()).answer()).toMatchObject({ status: 401, error: { code: 'ERR_UNAUTHENTICATED' } })
    ended = false
    expect((await send()).status).toBe(200)
    expect(sent('documents.upload')).toBe(1)
  })

  test('a back end that cannot say whether the session has ended is an outage', async () => {
    const { send } = await startUploads(() => {
      throw new CallFailure('ERR_UPSTREAM', { unreachable: true })
    })
    expect(await send()).toMatchObject({ status: 502, error: { code: 'ERR_UPSTREAM' } })
  })

  test('a client that leaves while its session is asked for takes no place', async () => {
    let answer = () => {}
    const answered = new Promise((resolve) => {
      answer = () => resolve(valid)
    })
    const { app, open, send } = await startUploads(() => answered)
    for (let n = 0; n < 2; n += 1) {
      const connected = once(app.server, 'connection')
      const leaving = await open()
      const [socket] = await connected
      leaving.abort()
      await once(socket, 'close')
    }
    answer()
    expect((await send()).status).toBe(200)
  })
})

test('an upload that stands still ends with a sentence, and makes room', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { open, send } = await startUploads()
  const uploads = [await open(), await open()]
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThanOrEqual(uploads.length)
  const answers = uploads.map(({ answer }) => answer())
  vi.advanceTimersByTime(10_000)
  for (const answer of answers)
    expect(await answer).toMatchObject({
      status: 408,
      headers: { connection: 'close' },
      error: { code: 'ERR_TIMEOUT', message: 'Det tog for lang tid. Prøv igen om lidt.' },
    })
  expect((await send()).status).toBe(200)
})
