// `npm run types`: checks the types of all workspaces incrementally. TypeScript 7.0 does not check the importers of a JSON file again when
// it changes, so the previous results are used only while all JSON files are the same.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './lib/install.mjs'

const folder = join(root, 'node_modules/.cache')
const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.json'], { cwd: root, encoding: 'utf8' })
const jsonFiles = listed.status === 0 ? listed.stdout.split('\0').filter((file) => file && existsSync(join(root, file))) : null
const hash = createHash('sha256')
for (const file of jsonFiles ?? []) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
const current = `types-${hash.digest('hex').slice(0, 12)}.tsbuildinfo`

if (existsSync(folder))
  for (const file of readdirSync(folder)) if (file.endsWith('.tsbuildinfo') && (file !== current || !jsonFiles)) rmSync(join(folder, file)) // without git nothing is known of the files
const tsc = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-7/package.json')))
/** Its four checkers each check the types that their files share: on two cores one is faster, in half the processor time. */
const checkers = availableParallelism() < 4 ? ['--singleThreaded'] : []
const { status } = spawnSync(process.execPath, [tsc, '--tsBuildInfoFile', join(folder, current), ...checkers], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
