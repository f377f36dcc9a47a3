import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyedHash } from '@casino/shared/ids'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { paymentCards, persons, players, secrets } from '../db/schema.ts'
import { findOrCreatePerson } from '../identity/persons.ts'
import { resolveCard } from '../payments/paymentCards.ts'
import { testCards } from '../payments/testCards.ts'
import { createPlatform } from '../server.ts'
import { cardPaymentBody } from '../testing/cardPayments.ts'
import { startTestPlatform, type TestPlatform } from '../testing/harness.ts'
import { logIn } from '../testing/identityVisits.ts'
import { testKeys } from '../testing/testDatabase.ts'
import { createTestPlayer } from '../testing/testPlayers.ts'
import { readPlatformConfig } from './config.ts'
import { type Keyring, keyringSchema, readKeys } from './keyring.ts'
import { createPlatformKeys, openSecret, type PlatformKeys, sealSecret } from './keys.ts'
import { loadPlatformKeys } from './storedKeys.ts'

const key = (id: string): Keyring[number] => ({ id, secret: Buffer.alloc(32, id).toString('base64') })
const [testKey] = keyringSchema.parse(testKeys)
if (!testKey) throw new Error('the tests have no key')

const cardPem = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

describe('a sealed secret', () => {
  const sealed = sealSecret([key('a')], 'card', 'clear text')

  it('names its key, and is opened by it among others', () => {
    expect(sealed).toMatch(/^a\./)
    expect(sealed).not.toContain('clear')
    expect(openSecret([key('a')], 'card', sealed)).toEqual({ text: 'clear text', isOld: false })
    expect(openSecret([key('b'), key('a')], 'card', sealed)).toEqual({ text: 'clear text', isOld: true })
  })

  it.each([
    ['without its key', [key('b')], 'card', 'PLATFORM_KEYS has no key a'],
    ['with another key of the name', [{ ...key('b'), id: 'a' }], 'card', 'the key a of PLATFORM_KEYS is not the one'],
    ['in place of another secret', [key('a')], 'callback', 'the key a of PLATFORM_KEYS is not the one'],
  ] as const)('is refused %s', (_, keyring, name, message) => {
    expect(() => openSecret(keyring as unknown as Keyring, name, sealed)).toThrow(message)
  })
})

describe('the keys of a database', () => {
  let platform: TestPlatform
  const info = vi.fn()
  beforeAll(async () => {
    platform = await startTestPlatform()
  })
  beforeEach(async () => {
    info.mockClear()
    await platform.reset()
  })
  afterAll(() => platform.close())

  const run: TestPlatform['platform']['transaction'] = (work) => platform.platform.transaction(work)
  const load = (...keys: [Keyring[number], ...Keyring[number][]]): Promise<PlatformKeys> =>
    run(({ db }) => loadPlatformKeys({ db, log: { info } }, { keys, file: null }))
  const storedSecrets = () => run(({ db }) => db.select().from(secrets))

  it('are not in it: of the card key only a ciphertext', async () => {
    const [stored, ...others] = await storedSecrets()
    expect(others).toEqual([])
    expect(stored?.value).toMatch(/^test\.[\w-]+$/)
  })

  it('seal the card key again when the current one changes, and stay the same card key', async () => {
    const { card } = platform.platform.keys
    expect((await load(key('b'), testKey)).card.spki).toBe(card.spki)
    expect((await storedSecrets())[0]?.value).toMatch(/^b\./)
    await expect(load(testKey)).rejects.toThrow('PLATFORM_KEYS has no key b, which the stored sealed-card-key is sealed with')
    expect((await load(testKey, key('b'))).card.spki).toBe(card.spki)
  })

  it('are missed by name while CPR numbers are hashed with them, and told while any are', async () => {
    const missing = (kind: string) => new RegExp(`PLATFORM_KEYS has no key test, which \\d+ CPR numbers of ${kind} are hashed with`)
    await expect(load(key('b'))).rejects.toThrow(missing('p\\w+'))
    // one kind with the key is enough; blanked customers have none
    await run(({ db }) => db.execute(sql`update players set cpr_hash = 'none-' || id`))
    await expect(load(key('b'))).rejects.toThrow(missing('persons'))
    await platform.reset()
    await run(({ db }) => db.execute(sql`update persons set cpr_hash = 'none-' || pid`))
    await expect(load(key('b'))).rejects.toThrow(missing('players'))
    await platform.reset()
    expect(info).not.toHaveBeenCalled()
    await load(key('b'), testKey)
    expect(info.mock.calls).toEqual([
      [{ older: expect.arrayContaining([{ kind: 'players', key: 'test', count: expect.any(Number) }]) }, 'hashes of older keys'],
    ])
    await load(testKey, key('b'))
  })

  it('find a person of an older key, and hash the number again once it is confirmed', async () => {
    const player = await logIn(platform, 'freja')
    const cprOf = async () => {
      const [row] = await run(({ db }) =>
        db
          .select({ person: persons.cprHash, player: players.cprHash, cpr: persons.testCpr })
          .from(players)
          .innerJoin(persons, eq(persons.pid, players.pid))
          .where(eq(players.id, player.userId)),
      )
      return { ...row, cpr: row?.cpr ?? '' }
    }
    const before = await cprOf()
    expect(before).toMatchObject({ person: expect.stringMatching(/^test\./), player: before.person })
    // As after a change of the current key: what was hashed with the key before is what is stored.
    const older = createPlatformKeys([key('b')], cardPem)
    await run(async ({ db }) => {
      await db
        .update(persons)
        .set({ cprHash: older.keyedHash(before.cpr) })
        .where(eq(persons.cprHash, before.person ?? ''))
      await db
        .update(players)
        .set({ cprHash: older.keyedHash(before.cpr) })
        .where(eq(players.id, player.userId))
    })
    Object.assign(platform.platform.keys, createPlatformKeys([testKey, key('b')], cardPem))
    await logIn(platform, 'freja')
    expect(await cprOf()).toEqual(before)
  })

  it('make one person of a number that is entered under two keys', async () => {
    const entered = { cpr: '0101011234', dateOfBirth: '2001-01-01', firstName: 'Eva', lastName: 'Holm' }
    const [old, both] = [createPlatformKeys([key('b')], cardPem), createPlatformKeys([key('c'), key('b')], cardPem)]
    const first = await run((context) => findOrCreatePerson(context, old, entered))
    const second = await run((context) => findOrCreatePerson(context, both, entered))
    expect(second).toMatchObject({ pid: first.pid, cprHash: both.keyedHash(entered.cpr) })
  })

  it('know a card of an older key, and hash it again when it is entered', async () => {
    const player = await createTestPlayer(platform.platform)
    const { card } = platform.platform.keys
    const withCard = (keys: Keyring): PlatformKeys => ({ ...createPlatformKeys(keys, cardPem), card })
    const request = (await cardPaymentBody(platform, player, { amount: 10_000, number: testCards.approved })) as Parameters<
      typeof resolveCard
    >[3]
    const pay = (keys: PlatformKeys) => run((context) => resolveCard(context, keys, player, request))
    const first = await pay(withCard([key('b'), testKey]))
    await load(testKey, key('b'))
    expect(info).toHaveBeenCalledWith({ older: [{ kind: 'cards', key: 'b', count: 1 }] }, 'hashes of older keys')
    const second = await pay(withCard([key('c'), key('b'), testKey]))
    expect(second).toMatchObject({ id: first.id, fingerprint: expect.stringMatching(/^c\./) })
    expect(await run(({ db }) => db.select().from(paymentCards).where(eq(paymentCards.playerId, player.id)))).toHaveLength(1)
    // a platform that does not have the newer key yet, or the older one any more, stores the card twice
    const twice = await pay(withCard([key('d'), testKey]))
    expect(twice.id).not.toBe(first.id)
    expect(await pay(withCard([key('d'), key('c'), testKey]))).toMatchObject({ id: twice.id, fingerprint: twice.fingerprint })
  })

  const clearSecrets = [
    { name: 'hash-key', value: key('o').secret },
    { name: 'card-key', value: 'PEM' },
    { name: 'payment-callback-key', value: 'x' },
  ]

  it('that an older platform kept in it must be given to this one, which then removes them', async () => {
    await run(({ db }) => db.insert(secrets).values(clearSecrets))
    const told = await load(testKey).catch((error: unknown) => String(error))
    expect(told).toContain("select 'database:' || value from secrets where name = 'hash-key'")
    expect(told).not.toContain(key('o').secret)
    await expect(load(testKey, { ...key('b'), id: 'database' })).rejects.toThrow('still holds the key')
    expect(await storedSecrets()).toHaveLength(4)
    await load(testKey, { id: 'database', secret: key('o').secret })
    expect(await storedSecrets()).toHaveLength(1)
  })
})

describe('an embedded database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'keys-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  it('of an older platform writes its key into the file, and its players log in as before', async () => {
    const config = readPlatformConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    const first = await createPlatform({ config, modules: [] })
    const old = key('o').secret
    const cpr = '0101011234'
    await first.platform.transaction(async ({ db }) => {
      // as migration 0032 leaves an older database
      await db.execute(sql`insert into secrets values ('hash-key', ${old})`)
      const person = { pid: 'p', firstName: 'Eva', dateOfBirth: '2001-01-01', cprMatches: true, excluded: false }
      await db.insert(persons).values({ ...person, cprHash: `database.${keyedHash(old, cpr)}` })
    })
    await first.close()
    const second = await createPlatform({ config, modules: [] })
    expect(readFileSync(join(dataDir, 'platform-keys'), 'utf8')).toContain(`,database:${old}`)
    const found = await second.platform.transaction(async (context) => ({
      secrets: await context.db.select({ name: secrets.name }).from(secrets),
      person: await findOrCreatePerson(context, second.platform.keys, { cpr, dateOfBirth: '2001-01-01', firstName: 'Eva', lastName: '' }),
    }))
    await second.close()
    expect(found.secrets).toEqual([{ name: 'sealed-card-key' }])
    expect(found.person).toMatchObject({ pid: 'p', cprHash: expect.stringMatching(/^k1\./) })
    expect(readKeys(config).keys.map(({ id }) => id)).toEqual(['k1', 'database'])
  })
})
