// `npm test`: runs every suite, two at a time; the last line is the total `N passed, N failed, N skipped`.
// Usage: npm test [-- suite …]   e.g. npm test -- types unit
import { ensureInstalled, root } from './lib/install.mjs'

ensureInstalled()
const { runSuites } = await import('./lib/suites.mjs')
process.exitCode = (await runSuites(root, process.argv.slice(2))) ? 0 : 1
