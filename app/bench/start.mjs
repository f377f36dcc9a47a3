// Time from `npm start` in a fresh clone to the first response, with a warm package cache.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { root } from '../scripts/lib/install.mjs'
import { printTable } from './table.mjs'

const port = 3950

export async function benchStart() {
  const clone = mkdtempSync(join(tmpdir(), 'nordlys-clone-'))
  execFileSync('git', ['clone', '--quiet', root, clone])
  const started = Date.now()
  const { NODE_ENV: _, ...env } = process.env // production would make npm skip devDependencies
  env.PORT = String(port)
  env.DATA_DIR = join(clone, '.data')
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'ignore', 'inherit'], detached: true })
  try {
    await waitForFirstResponse(child)
    printTable('npm start in a fresh clone, warm package cache', [
      { what: 'time to the first response', measured: `${((Date.now() - started) / 1000).toFixed(1)} s` },
    ])
  } finally {
    await stopProcessGroup(child.pid)
    rmSync(clone, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Polls the site. Rejects when npm exits or after ten minutes without a response. */
async function waitForFirstResponse(child) {
  for (const end = Date.now() + 600_000; Date.now() < end; ) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
    const up = await fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.ok,
      () => false,
    )
    if (up) return
    await setTimeout(50)
  }
  throw new Error('no response after npm start')
}

/** Terminates the process group of npm and waits until it is empty. */
async function stopProcessGroup(pid) {
  for (let signal = 'SIGTERM'; ; signal = 0) {
    try {
      process.kill(-pid, signal)
    } catch {
      return // the process group is empty
    }
    await setTimeout(100)
  }
}
