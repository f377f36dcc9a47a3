import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataDir } from '@casino/shared/dataDir'
import { minSecretLength } from '@casino/shared/environment'

/**
 * The secret for sealed cookies: from the configuration, or generated once into the data directory (mode 0600).
 * Replicas need the same secret, so they set `COOKIE_SECRET`. Throws for a file without a whole secret.
 */
export function loadCookieSecret(configured: string | undefined, dataDir: string): string {
  if (configured) return configured
  const file = join(dataDir, 'cookie-secret')
  if (!existsSync(file)) generateSecret(dataDir, file)
  const secret = readFileSync(file, 'utf8')
  if (secret.trim().length < minSecretLength)
    throw new Error(
      `${file} has no secret of at least ${minSecretLength} characters. Delete it, so that a new one is made, or set COOKIE_SECRET.`,
    )
  return secret
}

/** The file appears whole or not at all: a full disk leaves the beginning of what is written. */
function generateSecret(dataDir: string, file: string): void {
  makeDataDir(dataDir)
  const tempFile = `${file}.${randomUUID()}`
  try {
    writeFileSync(tempFile, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
    linkSync(tempFile, file)
  } catch (error) {
    // Another process has created it since.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(tempFile, { force: true })
  }
}
