import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from './commandError.mjs'
import { root } from './install.mjs'
import { writeOrUndo } from './writeOrUndo.mjs'

/**
 * Writes what a generator makes, by path, and formats it: `files`, which are new, and `edits`, the lists that name them. Throws a
 * `CommandError` and leaves every file as it was if the arguments are invalid, `make` throws, a new file exists, or Biome refuses one.
 */
export function generate({ usage, valid, make }) {
  if (!valid) throw new CommandError(`usage: ${usage}`)
  const { files, edits = {} } = make()
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)))
  if (taken.length > 0) throw new CommandError(`already exists: ${taken.join(', ')}`)
  const all = { ...files, ...edits }
  const paths = Object.keys(all)
  const format = () => spawnSync('npx', ['biome', 'check', '--write', ...paths], { cwd: root, stdio: 'inherit' }).status === 0
  if (!writeOrUndo(root, all, format))
    throw new CommandError('Biome refuses what was generated (see above): every file is as it was before')
  for (const path of paths) console.info(`${path in files ? 'wrote' : 'edited'} ${path}`)
}
