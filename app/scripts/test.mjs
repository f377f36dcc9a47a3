// `npm test`: runs every suite, two at a time; the last line is the total `N passed, N failed, N skipped`.
import { parseArgs } from 'node:util'
import { runCommand } from './lib/commandError.mjs'
import { ensureInstalled, root } from './lib/install.mjs'

const help = `npm test                  every suite
npm test -- types unit    the named suites, and those that they need
npm run test:release      every screen size, brand and picture, thousands of payment schedules, and mutants, too`

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { release: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
    allowPositionals: true,
  })
  if (values.help) return console.info(help)
  ensureInstalled()
  const { runSuites } = await import('./lib/suites.mjs')
  process.exitCode = (await runSuites(root, { names: positionals, release: values.release })) ? 0 : 1
})
