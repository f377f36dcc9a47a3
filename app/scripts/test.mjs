// `npm test`: runs every suite, two at a time; the last line is the total `N passed, N failed, N skipped`.
import { parseArgs } from 'node:util'
import { runCommand } from './lib/commandError.mjs'
import { ensureInstalled, root } from './lib/install.mjs'

const help = `npm test                       every suite
npm test -- types unit         the named suites, and those that they need
npm test -- --changed [commit] what the changes since the commit affect (default: the merge base with main), without the browser tests
                               of the built site and the money suite
With CI=true the ten slowest tests of each suite are listed.`

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { changed: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
    allowPositionals: true,
  })
  if (values.help) return console.info(help)
  ensureInstalled()
  const { runSuites } = await import('./lib/suites.mjs')
  const selection = values.changed ? { changedSince: positionals[0] ?? null } : { names: positionals }
  process.exitCode = (await runSuites(root, selection)) ? 0 : 1
})
