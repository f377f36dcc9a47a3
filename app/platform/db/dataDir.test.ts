import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { openDatabase } from './openDatabase.ts'

vi.setConfig({ testTimeout: 120_000 })

const parent = mkdtempSync(join(tmpdir(), 'platform-folder-'))
afterAll(() => rmSync(parent, { recursive: true }))

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const timeouts = { statement: 8000, lock: 4000, idleInTransaction: 8000 }
const open = async (dataDir: string) => (await openDatabase({ dataDir }, { timeouts, onConnectionLost: () => undefined })).close()

it('no other user of the machine reads or writes the embedded database, nor one that was made readable', async () => {
  const dataDir = join(parent, 'deeper', 'data')
  const folder = join(dataDir, 'pglite')
  await open(dataDir)
  expect([join(parent, 'deeper'), dataDir, folder].map(modeOf)).toEqual(['700', '700', '700'])
  chmodSync(folder, 0o755)
  await open(dataDir)
  expect(modeOf(folder)).toBe('700')
})

it('a folder that cannot be written is refused by the name of its variable', async () => {
  writeFileSync(join(parent, 'file'), '')
  await expect(open(join(parent, 'file', 'data'))).rejects.toThrow(`DATA_DIR ${join(parent, 'file', 'data')} cannot be written`)
})
