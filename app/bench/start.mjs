// From a clone to the first answer, with a warm package cache: `git clone`, then `npm start`.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/lib/install.mjs'
import { answers } from '../scripts/lib/site.mjs'
import { printTable } from './table.mjs'

const port = 3950

export async function benchStart() {
  const clone = mkdtempSync(join(tmpdir(), 'nordlys-clone-'))
  execFileSync('git', ['clone', '--quiet', root, clone])
  const started = Date.now()
  const child = spawn('npm', ['start'], { cwd: clone, env: { ...process.env, PORT: String(port) }, stdio: 'ignore', detached: true })
  try {
    for (const end = started + 300_000; Date.now() < end; ) {
      const up = await answers(`http://127.0.0.1:${port}/`).then(
        () => true,
        () => false,
      )
      if (up) break
    }
    printTable('npm start in a fresh clone, warm package cache', [
      { what: 'to the first answer', measured: `${((Date.now() - started) / 1000).toFixed(1)} s` },
    ])
  } finally {
    process.kill(-child.pid, 'SIGTERM')
    rmSync(clone, { recursive: true, force: true, maxRetries: 5 })
  }
}
