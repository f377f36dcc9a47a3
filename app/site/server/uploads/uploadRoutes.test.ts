import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { maxFileBytes } from '@casino/features/profile/constants'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { acceptedPictures, phonePhoto, polyglots, refusedFiles } from '../testing/hostilePictures.ts'
import { type FakeResponses, sessionCookie, startTestApp } from '../testing/testApp.ts'

const uploadId = '0b0f6a8e-52f4-4c0e-9f0e-0d5f4c6a1b2c'
const url = `/api/user/upload-document?documentType=identity&uploadId=${uploadId}`
const stored = { id: 'd1', documentType: 'identity', status: 'received', rejectionReason: null, receivedAt: 5 } as const

const headers = {
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/octet-stream',
  'idempotency-key': 'key-of-one-file',
  cookie: sessionCookie,
}

/** The site server, and `send`, which uploads bytes as a page does. */
async function startUploads(answers: FakeResponses = { 'documents.upload': () => stored }, env?: Record<string, string>) {
  const { app, sent, lines } = await startTestApp(answers, env && { env })
  const send = (payload: Buffer, changed: Record<string, string> = {}, path = url) =>
    app.inject({ method: 'POST', url: path, payload, headers: { ...headers, ...changed } })
  const uploads = () => sent.filter(({ name }) => name === 'documents.upload')
  const storedPicture = () => Buffer.from(String(uploads()[0]?.input.body?.picture), 'base64')
  return { app, send, uploads, storedPicture, lines }
}

describe('a picture', () => {
  test.each(Object.entries(acceptedPictures))('that is a %s reaches the back end as a JPEG', async (_, bytes) => {
    const { send, uploads, storedPicture } = await startUploads()
    const answer = await send(await bytes())
    expect([answer.statusCode, answer.json()]).toEqual([200, { result: 1, data: stored }])
    expect(uploads()).toMatchObject([
      {
        idempotencyKey: 'key-of-one-file',
        input: { body: { documentType: 'identity', uploadId, sessionId: 'held-session-id-of-22-chars' } },
      },
    ])
    expect(await sharp(storedPicture()).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 })
  })

  test('loses its metadata, and stands upright', async () => {
    const { send, storedPicture } = await startUploads()
    const bytes = await phonePhoto()
    expect(bytes.includes('010190-1234')).toBe(true)
    await send(bytes)
    const { exif, orientation, width, height } = await sharp(storedPicture()).metadata()
    expect({ exif, orientation, width, height }).toEqual({ exif: undefined, orientation: undefined, width: 300, height: 400 })
    expect(storedPicture().includes('010190-1234')).toBe(false)
  })

  test.each(Object.entries(polyglots))('that is two things at once keeps only the picture: %s', async (_, bytes) => {
    const { send, storedPicture } = await startUploads()
    const file = await bytes()
    expect(file.includes('<script>')).toBe(true)
    expect((await send(file)).statusCode).toBe(200)
    expect(storedPicture().includes('<script>')).toBe(false)
    expect(storedPicture().includes('PK')).toBe(false)
  })

  test('that is compressed on the way is the same picture', async () => {
    const { send, uploads } = await startUploads()
    expect((await send(gzipSync(await acceptedPictures.jpeg()), { 'content-encoding': 'gzip' })).statusCode).toBe(200)
    expect(uploads()).toHaveLength(1)
  })

  test('of more pixels than a page needs is made smaller', async () => {
    const { send, storedPicture } = await startUploads()
    await send(
      await sharp({ create: { width: 4000, height: 1000, channels: 3, background: 'teal' } })
        .jpeg()
        .toBuffer(),
    )
    expect(await sharp(storedPicture()).metadata()).toMatchObject({ width: 3000, height: 750 })
  })
})

describe('refused with a sentence, before anything reaches the back end:', () => {
  test.each(Object.entries(refusedFiles))('%s', async (_, [code, bytes]) => {
    const { send, uploads, lines } = await startUploads()
    const answer = await send(await bytes())
    expect(answer.json().error).toMatchObject({ code, message: expect.stringMatching(/^[A-ZÆØÅ].*\.$/) })
    expect(uploads()).toEqual([])
    expect(lines.some((line) => line.includes(code) && line.includes(answer.json().error.reference))).toBe(true)
  })

  test('a file above the limit, with and without its length', async () => {
    const { app, send, uploads } = await startUploads()
    const tooLarge = Buffer.alloc(maxFileBytes + 1)
    expect((await send(tooLarge)).json().error).toMatchObject({
      code: 'ERR_DOCUMENT_SIZE',
      message: 'Filen er for stor. Vælg en mindre fil.',
    })
    const chunked = await app.inject({ method: 'POST', url, headers, payload: Readable.from([tooLarge.subarray(1), Buffer.alloc(1)]) })
    expect(chunked.json().error.code).toBe('ERR_DOCUMENT_SIZE')
    expect(uploads()).toEqual([])
  })

  test('a body that grows when it is decompressed', async () => {
    const { send, uploads } = await startUploads()
    const bomb = gzipSync(Buffer.alloc(200_000_000))
    expect(bomb.length).toBeLessThan(300_000)
    expect((await send(bomb, { 'content-encoding': 'gzip' })).json().error.code).toBe('ERR_DOCUMENT_SIZE')
    expect(uploads()).toEqual([])
  })

  test('no session, without reading the file', async () => {
    const { send, uploads } = await startUploads()
    const answer = await send(Buffer.alloc(maxFileBytes + 1), { cookie: '' })
    expect(answer.json().error.code).toBe('ERR_UNAUTHENTICATED')
    expect(uploads()).toEqual([])
  })

  test.each([
    ['no key', { 'idempotency-key': '' }, url],
    ['another type of content', { 'content-type': 'image/jpeg' }, url],
    ['a form', { 'content-type': 'multipart/form-data; boundary=x' }, url],
    ['no type of document', {}, `/api/user/upload-document?uploadId=${uploadId}`],
    ['no upload', {}, '/api/user/upload-document?documentType=identity'],
    ['another upload id than a UUID', {}, '/api/user/upload-document?documentType=identity&uploadId=..%2F..%2Fetc'],
    ['a file name instead of an id', {}, `/api/user/upload-document?documentType=${'x'.repeat(200)}&uploadId=${uploadId}`],
  ])('a request with %s', async (_, changed, path) => {
    const { send, uploads } = await startUploads()
    expect((await send(await acceptedPictures.jpeg(), changed, path)).json().error.code).toBe('ERR_VALIDATION')
    expect(uploads()).toEqual([])
  })

  test('another session id than the cookie’s, and a second picture in the address', async () => {
    const { send, uploads, storedPicture } = await startUploads()
    const jpeg = await acceptedPictures.jpeg()
    expect((await send(jpeg, {}, `${url}&sessionId=somebody-else`)).statusCode).toBe(401)
    expect(uploads()).toEqual([])
    expect((await send(jpeg, {}, `${url}&picture=PHNjcmlwdD4=`)).statusCode).toBe(200)
    expect(storedPicture().includes('<script>')).toBe(false)
  })
})

test('uploads have a rate limit of their own', async () => {
  const { app, send } = await startUploads(undefined, { RATE_LIMITS: 'upload=1' })
  const jpeg = await acceptedPictures.jpeg()
  expect([(await send(jpeg)).statusCode, (await send(jpeg)).statusCode]).toEqual([200, 429])
  const other = await app.inject({ url: '/api/cookie?key=consent' })
  expect(other.statusCode).toBe(200)
})

test('neither the log nor the answer holds the session, the address’s query or the picture', async () => {
  const { send, lines } = await startUploads()
  const { body } = await send(await phonePhoto())
  for (const secret of ['held-session', uploadId, '010190']) expect(lines.join('\n') + body).not.toContain(secret)
})
