// Runs `npm ci` when node_modules is missing or older than the lock file.
import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import './requireNode.mjs'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Returns whether `npm ci` ran. */
export function ensureInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json')
  const lock = join(root, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs - 1000) return false
  console.info('Installing packages …')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' })
  return true
}
