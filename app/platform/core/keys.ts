import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { keyedHash } from '@casino/shared/ids'
import { secrets } from '../db/schema.ts'
import type { Db } from '../db/types.ts'

/** Keys that are generated at the first start and stored in the database. */
export interface PlatformKeys {
  /** Keyed hash of a guessable value: the only form in which national ids and card numbers are stored. */
  keyedHash(value: string): string
  /** Signs the callbacks of the payment provider, unless configuration has a key for it. */
  paymentCallback: string
  card: {
    /** Derived from the public key. */
    keyId: string
    /** Public key for the browser: SPKI, base64. */
    spki: string
    privateKey: KeyObject
  }
}

/** Reads the keys and generates missing ones. Replicas that start concurrently all use the first one written. */
export async function loadPlatformKeys(database: { db: Db }): Promise<PlatformKeys> {
  const hashKey = await getOrCreateSecret(database, 'hash-key', () => randomBytes(32).toString('base64'))
  const paymentCallback = await getOrCreateSecret(database, 'payment-callback-key', () => randomBytes(32).toString('base64'))
  const pem = await getOrCreateSecret(database, 'card-key', () =>
    generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  )
  const privateKey = createPrivateKey(pem)
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
  const keyId = createHash('sha256').update(spki).digest('hex').slice(0, 16)
  return { keyedHash: (value) => keyedHash(hashKey, value), paymentCallback, card: { keyId, spki, privateKey } }
}

async function getOrCreateSecret({ db }: { db: Db }, name: string, make: () => string): Promise<string> {
  const find = async () => (await db.select().from(secrets)).find((row) => row.name === name)?.value
  const existing = await find()
  if (existing !== undefined) return existing
  await db.insert(secrets).values({ name, value: make() }).onConflictDoNothing()
  const value = await find()
  if (value === undefined) throw new Error(`the secret ${name} was not stored`)
  return value
}
