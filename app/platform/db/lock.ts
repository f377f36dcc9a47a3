import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { makeDataDir } from '@casino/shared/dataDir'
import { z } from 'zod'
import { isSocketOpen, openHolderSocket } from './holderSocket.ts'

const holderSchema = z.object({
  pid: z.number(),
  /** Start time of the process in the platform's format: distinguishes a reused pid. */
  started: z.string(),
  /** Of a container its own: pids mean nothing outside it. */
  host: z.string().default('an unknown host'),
  /** Name of the socket in the folder that tells whether the process lives; null where there is none. */
  socket: z.string().nullable().default(null),
})
type LockHolder = z.output<typeof holderSchema>

/**
 * Acquires the exclusive lock of a data folder: two processes on one embedded database lose data silently.
 * Throws when a running process holds it. The stale lock of a dead process (killed, crashed, machine restarted) is replaced.
 * Returns the function that releases it.
 */
export async function lockDataDir(folder: string): Promise<() => void> {
  makeDataDir(folder)
  // Before the lock that names it, so that every reader of the lock can ask.
  const socket = await openHolderSocket(folder)
  try {
    const holder: LockHolder = {
      pid: process.pid,
      started: processStartTime(process.pid) ?? '',
      host: hostname(),
      socket: socket?.name ?? null,
    }
    const unlock = await acquire(folder, JSON.stringify(holder))
    return () => {
      unlock()
      socket?.close()
    }
  } catch (error) {
    socket?.close()
    throw error
  }
}

async function acquire(folder: string, content: string): Promise<() => void> {
  const lock = join(folder, 'platform.lock')
  const tempFile = join(folder, `platform.lock.${process.pid}.${randomUUID()}`)
  writeFileSync(tempFile, content)
  try {
    // `link` is atomic: the file appears complete or not at all, and only one process succeeds.
    for (let attempt = 0; !tryLink(tempFile, lock); attempt++) {
      const text = readIfExists(lock)
      const holder = text === null ? null : parseHolder(text)
      if (holder && (await isHolderRunning(folder, holder))) throw new Error(dataDirInUseMessage(folder, holder))
      if (attempt > 5) throw new Error(`could not acquire the lock ${lock}: other processes keep replacing it`)
      if (text !== null) removeStale(lock, text)
      if (holder?.socket) rmSync(join(folder, holder.socket), { force: true })
    }
  } finally {
    unlinkSync(tempFile)
  }
  return () => {
    if (readIfExists(lock) === content) unlinkSync(lock)
  }
}

const dataDirInUseMessage = (folder: string, { pid, host }: LockHolder): string =>
  `DATA_DIR ${folder} is in use by process ${pid} on ${host}. Stop it, or set a different DATA_DIR.`

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Renames the lock and rereads it: another process may have replaced it since it was read, and between a read and the rename. */
function removeStale(lock: string, expected: string): void {
  if (readIfExists(lock) !== expected) return
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

/** By its socket, which also a process of another container answers; without one by its pid, which tells about this container only. */
async function isHolderRunning(folder: string, { pid, started, socket }: LockHolder): Promise<boolean> {
  const open = socket === null ? null : await isSocketOpen(folder, socket)
  return open ?? processStartTime(pid) === started
}

function parseHolder(text: string): LockHolder | null {
  try {
    return holderSchema.parse(JSON.parse(text))
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
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' } // two processes may differ in language and time zone
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env }).trim() || null
  } catch {
    return '' // unknown: only the pid is compared
  }
}

const hasCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code
