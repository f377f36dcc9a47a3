import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface LockHolder {
  pid: number
  /** Start time of the process in the platform's format: distinguishes a reused pid. */
  started: string
}

/**
 * Acquires the exclusive lock of a data folder: two processes on one embedded database lose data silently.
 * Throws when a running process holds it. The stale lock of a dead process (killed, crashed, machine restarted) is replaced.
 * Returns the function that releases it.
 */
export function lockDataDir(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = join(folder, 'platform.lock')
  const tempFile = join(folder, `platform.lock.${process.pid}.${randomUUID()}`)
  const holder: LockHolder = { pid: process.pid, started: processStartTime(process.pid) ?? '' }
  writeFileSync(tempFile, JSON.stringify(holder))
  try {
    // `link` is atomic: the file appears complete or not at all, and only one process succeeds.
    for (let attempt = 0; !tryLink(tempFile, lock); attempt++) {
      const text = readIfExists(lock)
      if (text !== null && isHolderRunning(text)) throw new Error(dataDirInUseMessage(folder, text))
      if (attempt > 5) throw new Error(`could not acquire the lock ${lock}: other processes keep replacing it`)
      if (text !== null) removeStale(lock, text)
    }
  } finally {
    unlinkSync(tempFile)
  }
  const ownContent = JSON.stringify(holder)
  return () => {
    if (readIfExists(lock) === ownContent) unlinkSync(lock)
  }
}

const dataDirInUseMessage = (folder: string, text: string): string =>
  `DATA_DIR ${folder} is in use by process ${parseHolder(text)?.pid}. Stop it, or set a different DATA_DIR.`

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Renames the lock and rereads it: another process may have replaced it between the read and the rename. */
function removeStale(lock: string, expected: string): void {
  const staleFile = `${lock}.stale.${randomUUID()}`
  try {
    renameSync(lock, staleFile)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  if (readIfExists(staleFile) !== expected) tryLink(staleFile, lock)
  unlinkSync(staleFile)
}

function readIfExists(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

function isHolderRunning(text: string): boolean {
  const holder = parseHolder(text)
  if (!holder) return false
  const started = processStartTime(holder.pid)
  return started !== null && started === holder.started
}

function parseHolder(text: string): LockHolder | null {
  try {
    return JSON.parse(text) as LockHolder
  } catch {
    return null // an incomplete file was left by a process that died while writing
  }
}

/** Start time of a process in the platform's format, null when it is not running, '' when unknown. */
function processStartTime(pid: number): string | null {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return null
  }
  try {
    // Field 22 of /proc/<pid>/stat; the name in parentheses before it may hold spaces. A zombie (Z) is dead.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ')
    return fields[0] === 'Z' ? null : (fields[19] ?? '')
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    return '' // unknown: only the pid is compared
  }
}

const hasCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code
