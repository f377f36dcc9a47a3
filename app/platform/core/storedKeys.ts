import { generateKeyPairSync } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { secrets } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { type Keyring, type KeySource, writeKeyFile } from './keyring.ts'
import { createPlatformKeys, openSecret, type PlatformKeys, sealSecret } from './keys.ts'

/** The key that databases held themselves before there were keys outside; migration 0032 names it in front of its hashes. */
const databaseKeyId = 'database'

/** The stored private key of cards, sealed under one of the platform's keys. */
const cardKeyName = 'sealed-card-key'

/**
 * The platform's keys, with what of them the database holds: the sealed private key of cards, made at the first start and sealed again after a
 * change of the current key. Takes the keys over that an older platform kept in the database. Throws an error that names the key without which
 * accounts or cards would not be found.
 */
export async function loadPlatformKeys(
  { db, log }: { db: Db; log: Pick<FastifyBaseLogger, 'info'> },
  source: KeySource,
): Promise<PlatformKeys> {
  const keyring = await takeOverDatabaseKey(db, source)
  await checkHashes({ db, log }, keyring)
  return createPlatformKeys(keyring, await loadCardKey(db, keyring))
}

async function takeOverDatabaseKey(db: Db, { keys, file }: KeySource): Promise<Keyring> {
  const [stored] = await db.select().from(secrets).where(eq(secrets.name, 'hash-key'))
  const known = keys.find(({ id }) => id === databaseKeyId)
  const isNew = stored !== undefined && known?.secret !== stored.value
  if (isNew && (file === null || known))
    throw new Error(
      `PLATFORM_KEYS: this database still holds the key of its CPR numbers. Append it to PLATFORM_KEYS as a further key; the platform then removes it from the database: select '${databaseKeyId}:' || value from secrets where name = 'hash-key'`,
    )
  const keyring: Keyring = isNew ? [...keys, { id: databaseKeyId, secret: stored.value }] : keys
  if (isNew && file !== null) writeKeyFile(file, keyring)
  // The other two were in clear as well, and made nothing that is stored: new ones replace them.
  await db.delete(secrets).where(inArray(secrets.name, ['hash-key', 'card-key', 'payment-callback-key']))
  return keyring
}

/** Whose CPR numbers could not be compared any more, if their key were missing: their players could not log in. Logs what older keys still hold. */
async function checkHashes({ db, log }: { db: Db; log: Pick<FastifyBaseLogger, 'info'> }, keyring: Keyring): Promise<void> {
  const hashes = sql`
    select 'players' as kind, cpr_hash as hash from players union all select 'persons', cpr_hash from persons
    union all select 'cards', fingerprint from cards`
  const counted = await db
    .select({ kind: sql<string>`kind`, key: sql<string>`key`, count: sql<number>`count(*)`.mapWith(Number) })
    .from(sql`(select kind, split_part(hash, '.', 1) as key from (${hashes}) as h where hash like '%.%') as k`)
    .groupBy(sql`kind, key`)
  const missing = counted.find(({ kind, key }) => kind !== 'cards' && !keyring.some(({ id }) => id === key))
  if (missing)
    throw new Error(`PLATFORM_KEYS has no key ${missing.key}, which ${missing.count} CPR numbers of ${missing.kind} are hashed with`)
  const older = counted.filter(({ key }) => key !== keyring[0].id)
  if (older.length > 0) log.info({ older }, 'hashes of older keys')
}

async function loadCardKey(db: Db, keyring: Keyring): Promise<string> {
  const find = async () => (await db.select().from(secrets).where(eq(secrets.name, cardKeyName)))[0]?.value
  let sealed = await find()
  if (sealed === undefined) {
    const pem = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    // Replicas that start at the same time all use the first one written.
    await db
      .insert(secrets)
      .values({ name: cardKeyName, value: sealSecret(keyring, cardKeyName, pem) })
      .onConflictDoNothing()
    sealed = await find()
  }
  if (sealed === undefined) throw new Error('the private key of cards was not stored')
  const { text, isOld } = openSecret(keyring, cardKeyName, sealed)
  if (isOld)
    await db
      .update(secrets)
      .set({ value: sealSecret(keyring, cardKeyName, text) })
      .where(eq(secrets.name, cardKeyName))
  return text
}
