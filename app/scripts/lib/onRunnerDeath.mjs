import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const checkIntervalMs = 500

/**
 * Name and parent of a process: from `/proc` on Linux, where `ps` may not be installed, else from `ps`.
 * @param {number} pid
 */
function describeProcess(pid) {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, parent: Number(parent) }
  } catch {
    const [parent, name] = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
    return { name: name?.split('/').pop(), parent: Number(parent) }
  }
}

/** The process that runs this one: its parent, or the parent of the shell in which npm starts a script. */
function findRunner() {
  const { name = '', parent } = describeProcess(process.ppid)
  return /^(?:ba|da|z)?sh$/.test(name) ? parent : process.ppid
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}

/**
 * Calls `onDeath` once when the process that runs this one is gone. Nothing else tells: it may have been killed, and a shell between the two
 * goes on waiting. Does nothing where processes cannot be listed.
 * @param {() => void} onDeath
 */
export function onRunnerDeath(onDeath) {
  let runner
  try {
    runner = findRunner()
  } catch {
    return // neither `/proc` nor `ps`, as on Windows
  }
  const timer = setInterval(() => {
    if (isAlive(runner)) return
    clearInterval(timer)
    onDeath()
  }, checkIntervalMs)
  timer.unref()
}
