import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockDataDir } from './lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const lockFile = () => join(folder, 'platform.lock')

it('admits one process, names it in the error, and can be released', async () => {
  const unlock = await lockDataDir(folder)
  await expect(lockDataDir(folder)).rejects.toThrow(`in use by process ${process.pid} on ${hostname()}`)
  unlock()
  const unlockAgain = await lockDataDir(folder)
  unlockAgain()
  expect(readdirSync(folder)).toEqual([])
})

it('replaces the lock of a killed process', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
  writeFileSync(lockFile(), JSON.stringify({ pid: child.pid, started: '1' }))
  const unlock = await lockDataDir(folder)
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid })
  unlock()
})

it('replaces the lock after a reused pid or an incomplete write', async () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, started: 'long ago' }))
  const unlock = await lockDataDir(folder)
  unlock()
  writeFileSync(lockFile(), '{"pid":')
  const unlockAgain = await lockDataDir(folder)
  unlockAgain()
})

const readLock = () => JSON.parse(readFileSync(lockFile(), 'utf8')) as { pid: number; started: string; socket: string } // what the test wrote

it('is held by a living process of another container, whose pid means nothing here', async () => {
  const unlock = await lockDataDir(folder)
  writeFileSync(lockFile(), JSON.stringify({ ...readLock(), started: 'in another container', host: 'the-other' }))
  await expect(lockDataDir(folder)).rejects.toThrow(`in use by process ${process.pid} on the-other`)
  unlock()
})

it('is replaced at once after a kill, also by a process that looks like the dead one', async () => {
  const unlock = await lockDataDir(folder)
  const own = readLock()
  unlock()
  const script = "require('node:net').createServer().listen(process.argv[1], () => console.log('listening'))"
  const child = spawn(process.execPath, ['-e', script, join(folder, 'dead.sock')])
  await once(child.stdout, 'data')
  writeFileSync(lockFile(), JSON.stringify({ ...own, socket: 'dead.sock' }))
  await expect(lockDataDir(folder)).rejects.toThrow('in use')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(readdirSync(folder)).toContain('dead.sock')
  const unlockAgain = await lockDataDir(folder)
  unlockAgain()
  expect(readdirSync(folder)).toEqual([])
})

it('is told by the pid where the folder holds no socket', async () => {
  const deep = join(folder, 'd'.repeat(100))
  mkdirSync(deep)
  const unlock = await lockDataDir(deep)
  expect(readdirSync(deep)).toEqual(['platform.lock'])
  await expect(lockDataDir(deep)).rejects.toThrow(`in use by process ${process.pid}`)
  unlock()
})

it('does not release a lock that another process has acquired', async () => {
  const unlock = await lockDataDir(folder)
  writeFileSync(lockFile(), '{"pid":1,"started":"x"}')
  unlock()
  expect(readFileSync(lockFile(), 'utf8')).toContain('"pid":1')
})
