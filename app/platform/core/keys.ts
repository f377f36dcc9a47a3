import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { keyedHash } from '@casino/shared/ids'
import type { Keyring, PlatformKey } from './keyring.ts'

/** What the platform does with its keys. None of them is in the database. */
export interface PlatformKeys {
  /** Keyed hash of a guessable value under the current key, `keyId.hash`: the only form in which national ids and card numbers are stored. */
  keyedHash(value: string): string
  /** The hashes of a value under every key, the current one first: a stored hash may be an older one. */
  hashesOf(value: string): readonly string[]
  /** Whether a stored hash is the value's, under the key that it names. */
  isHashOf(hash: string, value: string): boolean
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

/** The platform's keys; `cardKey`: the private key of cards as PEM. */
export function createPlatformKeys(keyring: Keyring, cardKey: string): PlatformKeys {
  const hashUnder = ({ id, secret }: PlatformKey, value: string): string => `${id}.${keyedHash(secret, value)}`
  const [current] = keyring
  const privateKey = createPrivateKey(cardKey)
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
  const keyId = createHash('sha256').update(spki).digest('hex').slice(0, 16)
  return {
    keyedHash: (value) => hashUnder(current, value),
    hashesOf: (value) => keyring.map((key) => hashUnder(key, value)),
    isHashOf: (hash, value) => keyring.some((key) => hash === hashUnder(key, value)),
    paymentCallback: keyedHash(current.secret, 'payment-callback'),
    card: { keyId, spki, privateKey },
  }
}

const algorithm = 'aes-256-gcm'
const [nonceBytes, tagBytes] = [12, 16]

const sealingKey = ({ secret }: PlatformKey, name: string): Uint8Array => new Uint8Array(hkdfSync('sha256', secret, '', `seal ${name}`, 32))

/** Encrypts a secret that the platforms of a database share: `keyId.base64url`. The name is authenticated, so that no secret stands for another. */
export function sealSecret([key]: Keyring, name: string, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, sealingKey(key, name), nonce).setAAD(Buffer.from(name))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${key.id}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

/** The secret, and whether an older key than the current one sealed it. Throws with the id of a key that is not there. */
export function openSecret(keyring: Keyring, name: string, sealed: string): { text: string; isOld: boolean } {
  const [id = '', payload = ''] = sealed.split('.')
  const key = keyring.find((known) => known.id === id)
  if (!key) throw new Error(`PLATFORM_KEYS has no key ${id}, which the stored ${name} is sealed with`)
  const bytes = Buffer.from(payload, 'base64url')
  const decipher = createDecipheriv(algorithm, sealingKey(key, name), bytes.subarray(0, nonceBytes))
  decipher.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
    return { text, isOld: key !== keyring[0] }
  } catch (cause) {
    throw new Error(`the key ${id} of PLATFORM_KEYS is not the one that sealed the stored ${name}`, { cause })
  }
}
