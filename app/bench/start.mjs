// From a clone to the first answer, with a warm package cache: `git clone`, then `npm start`.
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
  const { NODE_ENV: _, ...env } = process.env // npm would leave out what builds the site
  env.PORT = String(port)
  env.DATA_DIR = join(clone, '.data')
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'ignore', 'inherit'], detached: true })
  try {
    await firstAnswer(child)
    printTable('npm start in a fresh clone, warm package cache', [
      { what: 'to the first answer', measured: `${((Date.now() - started) / 1000).toFixed(1)} s` },
    ])
  } finally {
    await stopGroup(child.pid)
    rmSync(clone, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Rejects when npm ends by itself or nothing answers for ten minutes. */
async function firstAnswer(child) {
  for (const end = Date.now() + 600_000; Date.now() < end; ) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
    const up = await fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.ok,
      () => false,
    )
    if (up) return
    await setTimeout(50)
  }
  throw new Error('npm start did not answer')
}

/** Ends npm and all that it started, and waits until the last of them is gone. */
async function stopGroup(pid) {
  for (let signal = 'SIGTERM'; ; signal = 0) {
    try {
      process.kill(-pid, signal)
    } catch {
      return // nobody is left
    }
    await setTimeout(100)
  }
}
