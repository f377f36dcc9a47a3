import { randomBytes, randomUUID } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataDir } from '@casino/shared/dataDir'
import { z } from 'zod'

/** A secret and the name that stands in front of whatever it made. */
export interface PlatformKey {
  id: string
  /** Base64 of 32 bytes or more. The text itself is the key. */
  secret: string
}

/** The current key first; what the others made is still accepted. */
export type Keyring = readonly [PlatformKey, ...PlatformKey[]]

const keySchema = z
  .string()
  .regex(/^[a-z0-9-]{1,16}:[A-Za-z0-9+/]{43,}={0,2}$/, 'expected id:secret, with base64 of at least 32 bytes')
  .transform((text): PlatformKey => {
    const [id = '', secret = ''] = text.split(':')
    return { id, secret }
  })

/** `id:secret,id:secret`: what `PLATFORM_KEYS` and the key file contain. */
export const keyringSchema = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.tuple([keySchema], keySchema))
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'expected a different id for each key')

const keyFileOf = (dataDir: string): string => join(dataDir, 'platform-keys')

/** Keys come from the environment: changed there, not by the platform. `file`: the embedded database's own, which the platform writes. */
export interface KeySource {
  keys: Keyring
  file: string | null
}

/**
 * The keys of the configuration. The embedded database has a key file beside its folder instead, made at the first start. Throws without keys for
 * a server: a file of one machine would lock the others out.
 */
export function readKeys(config: { platformKeys: Keyring | undefined; databaseUrl: string | undefined; dataDir: string }): KeySource {
  if (config.platformKeys) return { keys: config.platformKeys, file: null }
  if (config.databaseUrl)
    throw new Error(
      'Invalid platform configuration:\n  PLATFORM_KEYS: required with DATABASE_URL; make a key with: echo "k1:$(openssl rand -base64 32)"',
    )
  const file = keyFileOf(config.dataDir)
  if (!existsSync(file)) {
    makeDataDir(config.dataDir)
    writeKeyFile(file, [{ id: 'k1', secret: randomBytes(32).toString('base64') }])
  }
  const parsed = keyringSchema.safeParse(readFileSync(file, 'utf8').trim())
  if (!parsed.success) throw new Error(`${file} has no keys: ${parsed.error.issues[0]?.message}. Restore it from a backup.`)
  return { keys: parsed.data, file }
}

/** The file is on the disk, whole, before anything that it replaces is removed. */
export function writeKeyFile(file: string, keys: Keyring): void {
  const tempFile = `${file}.${randomUUID()}`
  const handle = openSync(tempFile, 'wx', 0o600)
  writeSync(handle, `${keys.map(({ id, secret }) => `${id}:${secret}`).join(',')}\n`)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(tempFile, file)
}
