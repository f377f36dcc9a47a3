import { createHash } from 'node:crypto'
import { textCatalogue } from '@casino/features/content/texts'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayMs } from '../core/clock.ts'
import { consentLog, consentTexts, players } from '../db/schema.ts'
import { setUpPlatform } from '../testing/harness.ts'
import { createTestDepositor, createTestPlayer, createTestSession, type TestPlayer } from '../testing/testPlayers.ts'

const platform = setUpPlatform()
let player: TestPlayer
beforeEach(async () => {
  player = await createTestPlayer(platform.platform)
})

const changePlayer = (change: Partial<typeof players.$inferInsert>) =>
  platform.platform.transaction(({ db }) => db.update(players).set(change).where(eq(players.id, player.id)))
const logOf = (column: 'playerId' | 'consentId', id: string) =>
  platform.platform.transaction(({ db }) => db.select().from(consentLog).where(eq(consentLog[column], id)).orderBy(asc(consentLog.subject)))
const answers = (rows: Awaited<ReturnType<typeof logOf>>) => rows.map(({ subject, granted, source }) => `${subject} ${granted} ${source}`)

describe('a choice of cookies', () => {
  const record = async (body: object) => (await platform.post('/api/consent', { version: 2, ...body })).data<{ consentId: string }>()

  it('is recorded for a guest under a new random id, with the time and the texts that were read', async () => {
    const decision = await record({ statistics: true, marketing: false })
    expect(decision).toEqual({
      version: 2,
      statistics: true,
      marketing: false,
      decidedAt: platform.clock.now(),
      consentId: expect.stringMatching(/^[\w-]{22}$/),
    })
    const rows = await logOf('consentId', decision.consentId)
    expect(answers(rows)).toEqual(['marketingCookies false cookieChoice', 'statisticsCookies true cookieChoice'])
    const textHash = createHash('sha256').update(JSON.stringify(textCatalogue.consent)).digest('base64url')
    for (const row of rows) expect(row).toMatchObject({ createdAt: platform.clock.now(), textVersion: 2, textHash, playerId: null })
    const [stored] = await platform.platform.transaction(({ db }) => db.select().from(consentTexts).where(eq(consentTexts.hash, textHash)))
    expect(stored?.texts).toEqual(textCatalogue.consent)
  })

  it('keeps its id when it is changed, and the earlier choice stays in the log', async () => {
    const { consentId } = await record({ statistics: true, marketing: true })
    expect((await record({ statistics: false, marketing: false, consentId })).consentId).toBe(consentId)
    expect(await logOf('consentId', consentId)).toHaveLength(4)
  })

  it('names the logged-in player who made it', async () => {
    await record({ statistics: false, marketing: true, sessionId: player.sessionId })
    expect(answers(await logOf('playerId', player.id))).toEqual([
      'marketingCookies true cookieChoice',
      'statisticsCookies false cookieChoice',
    ])
  })

  it('gets another id for each browser', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await record({ statistics: false, marketing: false })).consentId))
    expect(new Set(ids).size).toBe(5)
  })

  it.each([
    ['a made-up id', { statistics: true, marketing: true, consentId: 'x' }],
    ['no choice of marketing', { statistics: true }],
    ['no version', { statistics: true, marketing: true, version: 0 }],
    ['a version larger than any', { statistics: true, marketing: true, version: 2 ** 31 }],
  ])('is refused with %s', async (_, body) => {
    expect((await platform.post('/api/consent', { version: 1, ...body })).code).toBe('ERR_VALIDATION')
  })

  it.each([
    'update consent_log set granted = true',
    "update consent_log set details = '{}'",
    'delete from consent_log',
    "update consent_texts set texts = '{}'",
  ])('can be neither changed nor removed: %s', async (statement) => {
    await record({ statistics: false, marketing: false })
    // the refusal of the database is the cause of drizzle's error
    const refused = platform.platform.transaction(({ db }) => db.execute(sql.raw(statement))).catch((error: Error) => String(error.cause))
    expect(await refused).toContain('append-only')
  })
})

describe('marketing', () => {
  const record = async () => (await platform.get(`/Player/MarketingNotification/${player.sessionId}/${player.id}`)).data().record
  const notify = (EmailNotify: number, SMSNotify: number) =>
    platform.put(`/GATMaven/users/${player.sessionId}/EmailNotify/update`, { EmailNotify, SMSNotify })
  const setProperty = (property: string, value: string) =>
    platform.post(`/GATMaven/users/${player.sessionId}/setProperties`, { properties: [{ property, value }] })
  const property = async (key: string) =>
    (await platform.get(`/GATMaven/users/${player.sessionId}/getProperty?keyProperty=${key}`)).data().value

  it('is accepted and withdrawn, and every statement is logged', async () => {
    expect(await record()).toEqual({ marketingDate: null, emailNotify: 0, askFrom: null })
    await notify(1, 0)
    expect(await record()).toEqual({ marketingDate: platform.clock.now(), emailNotify: 1, askFrom: null })
    expect((await platform.post('/api/user/user-profile', { sessionId: player.sessionId })).data().emailNotify).toBe(true)
    const accepted = platform.clock.now()
    platform.clock.advance(dayMs)
    player.sessionId = await platform.platform.transaction((context) => createTestSession(context, player.id))
    await notify(1, 1)
    expect(await record()).toMatchObject({ marketingDate: accepted })
    await notify(0, 0)
    expect(await record()).toEqual({ marketingDate: null, emailNotify: 0, askFrom: null })
    expect(answers(await logOf('playerId', player.id)).sort()).toEqual(
      [
        'email false account',
        'email true account',
        'email true account',
        'sms false account',
        'sms false account',
        'sms true account',
      ].sort(),
    )
  })

  it('is asked for again after the days that the answer names', async () => {
    await platform.put(`/Player/MarketingNotification/${player.sessionId}`, { userId: player.id, day: 3 })
    expect(await record()).toMatchObject({ askFrom: platform.clock.now() + 3 * dayMs })
  })

  it('by text message is a property of the profile', async () => {
    expect(await property('acceptsmsoffer')).toBe('False')
    await setProperty('acceptsmsoffer', 'True')
    expect(await property('acceptsmsoffer')).toBe('True')
    expect(await record()).toMatchObject({ emailNotify: 0 })
    await setProperty('acceptsmsoffer', 'False')
    expect(await property('acceptsmsoffer')).toBe('False')
  })

  it('does not let a player claim a first deposit', async () => {
    expect(await property('firstdeposit')).toBeNull()
    expect((await setProperty('firstdeposit', '10000')).code).toBe('ERR_FORBIDDEN')
    expect((await setProperty('firstdeposit', 'True')).code).toBe('ERR_VALIDATION')
    expect((await setProperty('firstdeposit', '0')).status).toBe(200)
    player = await createTestDepositor(platform.platform)
    const first = await property('firstdeposit')
    expect(Number(first)).toBeGreaterThan(0)
    expect((await setProperty('firstdeposit', String(first))).status).toBe(200)
    expect((await setProperty('firstdeposit', '0')).code).toBe('ERR_FORBIDDEN')
  })

  it.each([
    ['paused', () => changePlayer({ pausedUntil: platform.clock.now() + dayMs }), 'ERR_PAUSED'],
    ['closed', () => changePlayer({ status: 'closed', pausedUntil: platform.clock.now() }), 'ERR_PAUSED'],
    ['locked', () => changePlayer({ status: 'locked' }), 'ERR_ACCOUNT_LOCKED'],
    [
      'excluded',
      () =>
        platform.platform.transaction(({ db }) =>
          db.execute(sql`
            insert into persons (pid, cpr_hash, first_name, date_of_birth, cpr_matches, excluded)
            values (${player.id}, ${player.id}, 'Test', '1990-01-01', true, true)`),
        ),
      'ERR_EXCLUDED',
    ],
  ])('is neither offered to nor accepted for a player who is %s, but can be withdrawn', async (_, change, code) => {
    await notify(1, 1)
    await change()
    expect(await record()).toBeNull()
    // the profile switches e-mail off with both channels, of which one stays on
    expect((await notify(0, 1)).status).toBe(200)
    expect(await property('acceptsmsoffer')).toBe('True')
    expect((await notify(1, 1)).code).toBe(code)
    expect((await notify(0, 0)).status).toBe(200)
    expect((await setProperty('acceptsmsoffer', 'True')).code).toBe(code)
    expect(await property('acceptsmsoffer')).toBe('False')
  })

  it('belongs to the player of the session', async () => {
    const other = await createTestPlayer(platform.platform)
    expect((await platform.get(`/Player/MarketingNotification/${player.sessionId}/${other.id}`)).code).toBe('ERR_UNAUTHENTICATED')
    const answer = await platform.put(`/Player/MarketingNotification/${player.sessionId}`, { userId: other.id, day: 3 })
    expect(answer.code).toBe('ERR_UNAUTHENTICATED')
    expect((await platform.get('/Player/MarketingNotification/unknown/x')).code).toBe('ERR_UNAUTHENTICATED')
  })
})
