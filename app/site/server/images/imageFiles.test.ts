import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pruneFolder } from './imageFiles.ts'

test('the folder is pruned to its size, oldest files first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  for (const [index, name] of ['old', 'middle', 'new'].entries()) {
    writeFileSync(join(folder, name), Buffer.alloc(100))
    utimesSync(join(folder, name), 1000 + index, 1000 + index)
  }
  await pruneFolder(folder, 250)
  expect(readdirSync(folder).sort()).toEqual(['middle', 'new'])
})
