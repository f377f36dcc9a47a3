// `npm run bench`: prints measurements of the site as tables, each with its target. Exits with 1 when one exceeds its bound.
// Usage: npm run bench [-- NAME …], with the names below.
import { spawnSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { CommandError, runCommand } from './lib/commandError.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { serverPrograms } from './lib/serverPrograms.mjs'

/** Benchmarks of a running site: modules of `app/bench`. */
const ofSite = 'size render load login floods vitals interaction waterfall search list first-spin routes'.split(' ')
const programs = {
  ledger: '../bench/ledger/run.ts',
  statement: '../bench/statement.ts',
  bets: '../bench/bets.ts',
  returns: '../games/returns/tables.ts',
  'slot-returns': '../games/returns/slots.ts',
}
/** 10 million rounds of each slot take most of an hour. */
const onlyByName = ['slot-returns']

await runCommand(async () => {
  const known = [...ofSite, ...Object.keys(programs)]
  const named = process.argv.slice(2)
  const unknown = named.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new CommandError(`unknown benchmark: ${unknown.join(', ')}; available: ${known.join(', ')}`)
  const selected = known.filter((name) => (named.length > 0 ? named.includes(name) : !onlyByName.includes(name)))
  ensureInstalled()
  const { ensureBuilt } = await import('./lib/ensureBuilt.mjs')
  ensureBuilt()
  process.env.NODE_ENV = 'production' // React selects its build by it on import
  printLoad()
  const modules = selected.filter((name) => ofSite.includes(name))
  if (modules.length > 0) await benchSite(modules)
  for (const name of selected) if (name in programs) runAsSite(programs[name])
  printLoad()
})

function printLoad() {
  console.info(`\n${cpus().length} cores, 1-minute load average ${loadavg()[0].toFixed(1)}, Node ${process.version}`)
}

async function benchSite(modules) {
  const { ensureChromium } = await import('./lib/chromium.mjs')
  const { startSite } = await import('./lib/startSite.mjs')
  process.env.CHROMIUM_PATH = await ensureChromium()
  const site = await startSite()
  try {
    for (const name of modules) await (await import(`../bench/${name}.mjs`)).bench(site)
  } finally {
    await site.stop()
  }
}

/** Runs a program in a process like the site server's: with another heap, V8 would let more garbage lie. */
function runAsSite(program) {
  const { flags, env } = serverPrograms.site
  const args = [...flags, '--import', import.meta.resolve('tsx'), fileURLToPath(new URL(program, import.meta.url))]
  if (spawnSync(process.execPath, args, { env: { ...env, ...process.env }, stdio: 'inherit' }).status !== 0) process.exitCode = 1
}
