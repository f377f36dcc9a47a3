import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Holder {
  readonly pid: number
  /** Start time of the process in the platform's format: distinguishes a reused pid. */
  readonly started: string
}

/**
 * Acquires the exclusive lock of a data folder: two processes on one embedded database lose data silently.
 * Throws when a running process holds it. The stale lock of a dead process (killed, crashed, machine restarted) is replaced.
 * Returns the function that releases it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = join(folder, 'platform.lock')
  const own = join(folder, `platform.lock.${process.pid}.${randomUUID()}`)
  const holder: Holder = { pid: process.pid, started: startOf(process.pid) ?? '' }
  writeFileSync(own, JSON.stringify(holder))
  try {
    // `link` is atomic: the file appears complete or not at all, and only one process succeeds.
    for (let attempt = 0; !tryLink(own, lock); attempt++) {
      const text = readIfThere(lock)
      if (text !== null && isAlive(text)) throw new Error(refusal(folder, text))
      if (attempt > 5) throw new Error(`could not acquire the lock ${lock}: other processes keep replacing it`)
      if (text !== null) removeStale(lock, text)
    }
  } finally {
    unlinkSync(own)
  }
  const mine = JSON.stringify(holder)
  return () => {
    if (readIfThere(lock) === mine) unlinkSync(lock)
  }
}

const refusal = (folder: string, text: string): string =>
  `DATA_DIR ${folder} is in use by process ${parse(text)?.pid}. Stop it, or set a different DATA_DIR.`

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
  const aside = `${lock}.stale.${randomUUID()}`
  try {
    renameSync(lock, aside)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  if (readIfThere(aside) !== expected) tryLink(aside, lock)
  unlinkSync(aside)
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

function isAlive(text: string): boolean {
  const holder = parse(text)
  if (!holder) return false
  const started = startOf(holder.pid)
  return started !== null && started === holder.started
}

function parse(text: string): Holder | null {
  try {
    return JSON.parse(text) as Holder
  } catch {
    return null // an incomplete file was left by a process that died while writing
  }
}

/** Start time of a process in the platform's format, null when it is not running, '' when unknown. */
function startOf(pid: number): string | null {
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
