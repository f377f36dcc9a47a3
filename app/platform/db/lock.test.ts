import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockDataDir } from './lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const lockFile = () => join(folder, 'platform.lock')

it('admits one process, names it in the error, and can be released', () => {
  const unlock = lockDataDir(folder)
  expect(() => lockDataDir(folder)).toThrow(`in use by process ${process.pid}`)
  unlock()
  lockDataDir(folder)()
  expect(readdirSync(folder)).toEqual([])
})

it('replaces the lock of a killed process', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
  writeFileSync(lockFile(), JSON.stringify({ pid: child.pid, started: '1' }))
  const unlock = lockDataDir(folder)
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid })
  unlock()
})

it('replaces the lock after a reused pid or an incomplete write', () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, started: 'long ago' }))
  lockDataDir(folder)()
  writeFileSync(lockFile(), '{"pid":')
  lockDataDir(folder)()
})

it('does not release a lock that another process has acquired', () => {
  const unlock = lockDataDir(folder)
  writeFileSync(lockFile(), '{"pid":1,"started":"x"}')
  unlock()
  expect(readFileSync(lockFile(), 'utf8')).toContain('"pid":1')
})
