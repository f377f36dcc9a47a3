import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** A device on which every write fails as on a full disk. */
const fullDisk = '/dev/full'

/** Runs a program that logs, as a server does, into a file; it is killed after a while. */
function runProgram(output: string, statements: string) {
  const program = `import { createLogger } from '../site/server/logging.ts'; const log = createLogger('info'); ${statements}`
  return spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', openSync(output, 'w'), 'pipe'],
    encoding: 'utf8',
    timeout: 20_000,
  })
}

const twoLines = `log.info('one'); setImmediate(() => { log.info('two'); console.error('serves'); process.exit(0) })`

describe.skipIf(!existsSync(fullDisk))('a log that cannot be written', () => {
  test('stops no server, and no server from stopping', () => {
    const { status, stderr } = runProgram(fullDisk, twoLines)
    expect([stderr.trim(), status]).toEqual(['serves', 0])
  })
})

test('every line is written before the process exits', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  const { status } = runProgram(join(folder, 'log'), twoLines)
  const lines = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n')
  rmSync(folder, { recursive: true })
  expect([lines.map((line) => JSON.parse(line).msg), status]).toEqual([['one', 'two'], 0])
})
