// `npm run related -- FILE …`: runs the tests near these files, those that import one directly or import a module that does. `--all`: every
// test that a file can affect.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { importersOf, testsNear } from './lib/relatedTests.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const files = process.argv.slice(2).filter((argument) => argument !== '--all')
const missing = files.filter((file) => !existsSync(`${root}${file}`))
if (files.length === 0 || missing.length > 0) {
  console.error(missing.length > 0 ? `no such file: ${missing.join(', ')}` : 'npm run related -- [--all] FILE …')
  process.exit(2)
}
const all = process.argv.includes('--all')
const tests = all ? [] : testsNear(files, await importersOf(root))
if (!all && tests.length === 0) {
  console.info('no unit test is near: --all runs every test that the file can affect, npm test the stories and the end-to-end tests, too')
  process.exit()
}
const vitest = all ? ['npx', 'vitest', 'related', '--run', ...files] : ['npx', 'vitest', 'run', ...tests]
const usesDatabase = all || tests.some((test) => /^app\/(platform|games)\//.test(test))
const command = [...(usesDatabase ? ['node', 'app/platform/testing/postgres.mjs'] : []), ...vitest, '--config', 'vitest.unit.config.ts']
const [program = '', ...args] = command
process.exitCode = spawnSync(program, args, { cwd: root, stdio: 'inherit' }).status ?? 1
