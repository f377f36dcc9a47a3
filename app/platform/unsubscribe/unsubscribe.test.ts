import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { consentLog, players } from '../db/schema.ts'
import { setUpPlatform, siteKeyEnv } from '../testing/harness.ts'
import type { TestResponse } from '../testing/platformClient.ts'
import { createTestPlayer, type TestPlayer } from '../testing/testPlayers.ts'

const platform = setUpPlatform({ env: siteKeyEnv })
let player: TestPlayer
let unsubscribeId: string
const rowOf = async (id: string) => {
  const [row] = await platform.platform.transaction(({ db }) => db.select().from(players).where(eq(players.id, id)))
  if (!row) throw new Error('no such player')
  return row
}
beforeEach(async () => {
  player = await createTestPlayer(platform.platform)
  await platform.put(`/GATMaven/users/${player.sessionId}/EmailNotify/update`, { EmailNotify: 1, SMSNotify: 1 })
  unsubscribeId = (await rowOf(player.id)).unsubscribeId
})

const calls: Readonly<Record<string, (id: string) => Promise<TestResponse>>> = {
  email: (id) => platform.post('/GATMaven/users/DisablePromotionalEmail', { UserGuid: id, IpAddress: '192.0.2.7' }),
  sms: (id) => platform.put(`/SMSUnsubscribe/${id}`, {}),
  brand: (id) => platform.put('/SMSUnsubscribe/UnsubscribeBrand', { playerID: id, brand: 'strand' }),
}

const lastEntry = async () => {
  const rows = await platform.platform.transaction(({ db }) =>
    db.select().from(consentLog).where(eq(consentLog.playerId, player.id)).orderBy(asc(consentLog.createdAt)),
  )
  return rows.filter(({ source }) => source === 'unsubscribeLink').at(-1)
}

describe('a link of a message ends', () => {
  it('e-mails only, and the log has the address of the request', async () => {
    expect((await calls.email?.(unsubscribeId))?.status).toBe(200)
    expect(await rowOf(player.id)).toMatchObject({ emailNotify: false, smsNotify: true, stoppedBrands: [] })
    expect(await lastEntry()).toMatchObject({ subject: 'email', granted: false, details: { ip: '192.0.2.7' } })
  })

  it('text messages only', async () => {
    expect((await calls.sms?.(unsubscribeId))?.status).toBe(200)
    expect(await rowOf(player.id)).toMatchObject({ emailNotify: true, smsNotify: false })
    expect(await lastEntry()).toMatchObject({ subject: 'sms', granted: false })
  })

  it('text messages of one brand only, until the player accepts them again', async () => {
    await calls.brand?.(unsubscribeId)
    await calls.brand?.(unsubscribeId)
    expect(await rowOf(player.id)).toMatchObject({ emailNotify: true, smsNotify: true, stoppedBrands: ['strand'] })
    expect(await lastEntry()).toMatchObject({ subject: 'smsOfBrand', granted: false, details: { brand: 'strand' } })
    await platform.put(`/GATMaven/users/${player.sessionId}/EmailNotify/update`, { EmailNotify: 1, SMSNotify: 1 })
    expect(await rowOf(player.id)).toMatchObject({ stoppedBrands: [] })
  })
})

describe.each(Object.keys(calls))('unsubscribing by %s', (name) => {
  const unsubscribe = (id: string) => calls[name]?.(id)

  it('can be repeated', async () => {
    await unsubscribe(unsubscribeId)
    expect((await unsubscribe(unsubscribeId))?.status).toBe(200)
  })

  it('accepts neither the account id nor a guessed id, and changes no player', async () => {
    const before = await rowOf(player.id)
    expect((await unsubscribe(player.id))?.code).toBe('ERR_NOT_FOUND') // the account id of a test player is a UUID, too
    expect((await unsubscribe(randomUUID()))?.code).toBe('ERR_NOT_FOUND')
    expect((await unsubscribe('player-freja'))?.code).toBe('ERR_NOT_FOUND')
    expect(await rowOf(player.id)).toEqual(before)
  })

  it('works for a paused player', async () => {
    await platform.post(`/Deposit/SetUserLimitlock/${player.sessionId}?lockUntil=24h`)
    expect((await unsubscribe(unsubscribeId))?.status).toBe(200)
  })
})

it('a brand that the site does not have is refused', async () => {
  const answer = await platform.put('/SMSUnsubscribe/UnsubscribeBrand', { playerID: unsubscribeId, brand: 'sol' })
  expect(answer.code).toBe('ERR_VALIDATION')
})

it('every player has another id, which no call of the player returns', async () => {
  const other = await createTestPlayer(platform.platform)
  expect((await rowOf(other.id)).unsubscribeId).not.toBe(unsubscribeId)
  const profile = await platform.post('/api/user/user-profile', { sessionId: player.sessionId })
  expect(profile.text).not.toContain(unsubscribeId)
})
