import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { maxFileBytes, maxFilesPerUpload, maxWaitingDocuments } from '@casino/features/profile/constants'
import type { PlayerDocument } from '@casino/features/profile/documentCalls'
import { signatureHeaders } from '@casino/shared/callSignature'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '../core/clock.ts'
import { documents } from '../db/schema.ts'
import { failNextCommit } from '../testing/failNextCommit.ts'
import { startTestPlatform, type TestPlatform } from '../testing/harness.ts'
import { createTestPlayer, type TestPlayer } from '../testing/testPlayers.ts'
import { finishUploads } from './finishUploads.ts'
import { createPictureStore } from './pictureStore.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'documents-'))
const folder = join(dataDir, 'documents')
let platform: TestPlatform
let player: TestPlayer
beforeAll(async () => {
  platform = await startTestPlatform({ env: { DATA_DIR: dataDir } })
})
beforeEach(async () => {
  player = await createTestPlayer(platform.platform)
  rmSync(folder, { recursive: true, force: true })
})
afterAll(async () => {
  await platform.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const picture = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('a page of a passport')])
interface SentDocument {
  bytes?: Buffer
  uploadId?: string
  documentType?: string
  key?: string
}
const upload = ({ bytes = picture, uploadId = randomUUID(), documentType = 'identity', key = randomUUID() }: SentDocument = {}) =>
  platform.post(
    '/api/user/upload-document',
    { sessionId: player.sessionId, documentType, uploadId, picture: bytes.toString('base64') },
    key,
  )
const documentsOf = async ({ sessionId }: TestPlayer) =>
  (await platform.post('/api/user/documents', { sessionId })).data<{ documents: readonly PlayerDocument[] }>().documents
const keptFiles = () => (existsSync(folder) ? readdirSync(folder) : [])

describe('a document', () => {
  it('is a file that only this user can read, named by an id, and a row without it', async () => {
    const { id } = (await upload()).data<PlayerDocument>()
    expect(keptFiles()).toEqual([`${id}.jpg`])
    expect(readFileSync(join(folder, `${id}.jpg`))).toEqual(picture)
    expect([statSync(folder).mode & 0o777, statSync(join(folder, `${id}.jpg`)).mode & 0o777]).toEqual([0o700, 0o600])
    expect(await documentsOf(player)).toEqual([
      { id, documentType: 'identity', status: 'received', rejectionReason: null, receivedAt: platform.clock.now() },
    ])
  })

  it('is listed newest first with the reviewer’s answer, for its player only', async () => {
    const first = (await upload()).data<PlayerDocument>()
    platform.clock.advance(minuteMs)
    const second = (await upload({ documentType: 'address' })).data<PlayerDocument>()
    const answer = { status: 'rejected', rejectionReason: 'Datoen kan ikke læses.' } as const
    await platform.platform.transaction(({ db }) => db.update(documents).set(answer).where(eq(documents.id, first.id)))
    expect(await documentsOf(player)).toEqual([second, { ...first, ...answer }])
    expect(await documentsOf(await createTestPlayer(platform.platform))).toEqual([])
  })

  it('that is sent again with its key, because the answer was lost, is kept once', async () => {
    const sent = { uploadId: randomUUID(), key: randomUUID() }
    const [first, second] = [await upload(sent), await upload(sent)]
    expect(second.data()).toEqual(first.data())
    expect(keptFiles()).toHaveLength(1)
  })

  it('has no address on the platform', async () => {
    const { id } = (await upload()).data<PlayerDocument>()
    for (const path of [`/documents/${id}.jpg`, `/documents/${id}`, `/api/user/documents/${id}`, `/api/user/upload-document/${id}`])
      expect((await platform.get(path)).status, path).toBe(404)
  })
})

/** What `createPlatform` runs every ten minutes. */
const finish = () => finishUploads(platform.platform, createPictureStore(folder))
const ageFiles = (ms: number) => {
  for (const name of keptFiles()) utimesSync(join(folder, name), new Date(), new Date(Date.now() - ms))
}

describe('a process that ended between the commit and the name of the picture', () => {
  it('leaves a part that gets its name; other pictures stay, also where no row is known', async () => {
    const { id } = (await upload()).data<PlayerDocument>()
    renameSync(join(folder, `${id}.jpg`), join(folder, `${id}.part`))
    writeFileSync(join(folder, 'of-another-database.jpg'), picture)
    ageFiles(hourMs + 1)
    await finish()
    expect(keptFiles().toSorted()).toEqual([`${id}.jpg`, 'of-another-database.jpg'].toSorted())
    expect(readFileSync(join(folder, `${id}.jpg`))).toEqual(picture)
  })

  it('may have left no folder', async () => {
    await finish()
    expect(keptFiles()).toEqual([])
  })
})

describe('refused, with nothing kept:', () => {
  const expectNothingKept = async () => {
    expect(keptFiles()).toEqual([])
    expect(await documentsOf(player)).toEqual([])
  }

  it('a type of document that the configuration does not name', async () => {
    expect((await upload({ documentType: 'passport' })).code).toBe('ERR_VALIDATION')
    await expectNothingKept()
  })

  it.each([
    ['a picture that the site server has not encoded', Buffer.from('<svg onload="alert(1)"/>'), 'ERR_DOCUMENT_TYPE'],
    ['no byte', Buffer.alloc(0), 'ERR_DOCUMENT_TYPE'],
    ['more bytes than a file may have', Buffer.concat([picture, Buffer.alloc(maxFileBytes)]), 'ERR_DOCUMENT_SIZE'],
  ])('%s', async (_, bytes, code) => {
    expect((await upload({ bytes })).code).toBe(code)
    await expectNothingKept()
  })

  it('a picture that cannot be written', async () => {
    writeFileSync(folder, 'a file where the folder belongs')
    expect((await upload()).code).toBe('ERR_INTERNAL')
    rmSync(folder)
    await expectNothingKept()
  })

  it('a document whose transaction is rolled back: no picture for the reviewers, and no file after an hour', async () => {
    failNextCommit(platform.platform)
    expect((await upload()).code).toBe('ERR_INTERNAL')
    expect(keptFiles()).toEqual([expect.stringMatching(/\.part$/)])
    await finish()
    expect(keptFiles()).toHaveLength(1)
    ageFiles(hourMs + 1)
    await finish()
    await expectNothingKept()
  })

  it('the fifth file of an upload, also when all are sent at once', async () => {
    const uploadId = randomUUID()
    const answers = await Promise.all(Array.from({ length: maxFilesPerUpload + 1 }, () => upload({ uploadId })))
    expect(answers.map(({ code }) => code).sort()).toEqual(['ERR_DOCUMENT_COUNT', null, null, null, null])
    expect(keptFiles()).toHaveLength(maxFilesPerUpload)
    expect((await upload()).status).toBe(200)
  })

  it('more documents than can wait for an answer', async () => {
    for (let sent = 0; sent < maxWaitingDocuments; sent += 1) expect((await upload()).status).toBe(200)
    expect((await upload()).code).toBe('ERR_DOCUMENT_WAITING')
    await platform.platform.transaction(({ db }) =>
      db.update(documents).set({ status: 'approved' }).where(eq(documents.playerId, player.id)),
    )
    expect((await upload()).status).toBe(200)
  })
})

it('only the site server can send a document, where both have a key', async () => {
  const siteKey = 'k'.repeat(40)
  const guarded = await startTestPlatform({ env: { DATA_DIR: dataDir, SITE_KEY: siteKey } })
  const { sessionId } = await createTestPlayer(guarded.platform)
  const path = '/api/user/upload-document'
  const body = JSON.stringify({ sessionId, documentType: 'identity', uploadId: randomUUID(), picture: picture.toString('base64') })
  const send = (headers: Record<string, string>) =>
    guarded.inject({
      method: 'POST',
      url: path,
      headers: { 'idempotency-key': randomUUID(), 'content-type': 'application/json', ...headers },
      payload: body,
    })
  expect((await send({})).json().code).toBe('ERR_SIGNATURE')
  expect(keptFiles()).toEqual([])
  expect((await send(signatureHeaders(siteKey, { method: 'POST', path, body }, Date.now()))).statusCode).toBe(200)
  await guarded.close()
})
