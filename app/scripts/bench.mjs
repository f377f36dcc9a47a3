// `npm run bench`: prints measurements of the site as tables, each with its target. Exits with 1 when one exceeds its bound.
// Usage: npm run bench [-- size render load login ledger statement returns slot-returns floods vitals interaction waterfall list search routes first-spin bets start]
import { spawnSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { ensureInstalled } from './lib/install.mjs'
import { serverPrograms } from './lib/serverPrograms.mjs'

ensureInstalled()
const { ensureBuilt } = await import('./lib/ensureBuilt.mjs')
const { ensureChromium } = await import('./lib/chromium.mjs')
const { startSite } = await import('./lib/startSite.mjs')
const names = process.argv.slice(2)
const wanted = (name) => names.length === 0 || names.includes(name)

ensureBuilt()
process.env.CHROMIUM_PATH = await ensureChromium()
process.env.NODE_ENV = 'production' // React selects its build by it on import
const busy = () => console.info(`\n${cpus().length} cores, 1-minute load average ${loadavg()[0].toFixed(1)}, Node ${process.version}`)

/** Runs a benchmark in a process like the site server's: with another heap, V8 would let more garbage lie. */
function runAsSite(file) {
  const { flags, env } = serverPrograms.site
  const args = [...flags, '--import', import.meta.resolve('tsx'), fileURLToPath(new URL(file, import.meta.url))]
  if (spawnSync(process.execPath, args, { env: { ...env, ...process.env }, stdio: 'inherit' }).status !== 0) process.exitCode = 1
}

busy()
const site = await startSite()
try {
  if (wanted('size')) await (await import('../bench/size.mjs')).benchSize(site)
  if (wanted('render')) await (await import('../bench/render.mjs')).benchRender(site)
  if (wanted('load')) await (await import('../bench/load.mjs')).benchLoad(site)
  if (wanted('login')) await (await import('../bench/login.mjs')).benchLogin(site)
  if (wanted('floods')) await (await import('../bench/floods.mjs')).benchFloods(site)
  if (wanted('vitals')) await (await import('../bench/vitals.mjs')).benchVitals(site)
  if (wanted('interaction')) await (await import('../bench/interaction.mjs')).benchInteraction(site)
  if (wanted('waterfall')) await (await import('../bench/waterfall.mjs')).benchWaterfall(site)
  if (wanted('search')) await (await import('../bench/search.mjs')).benchSearch(site)
  if (wanted('list')) await (await import('../bench/list.mjs')).benchList(site)
  if (wanted('first-spin')) await (await import('../bench/firstSpin.mjs')).benchFirstSpin(site)
  if (wanted('routes')) await (await import('../bench/routes.mjs')).benchRoutes(site)
} finally {
  await site.stop()
}
if (wanted('ledger')) await (await tsImport('../bench/ledger/run.ts', import.meta.url)).benchLedger()
if (wanted('statement')) runAsSite('../bench/statement/run.ts')
if (wanted('bets')) await (await tsImport('../bench/bets/run.ts', import.meta.url)).benchBets()
if (wanted('returns')) await (await tsImport('../bench/returns/run.ts', import.meta.url)).benchReturns()
// by name only: 10 million rounds of each slot take most of an hour
if (names.includes('slot-returns')) await (await tsImport('../bench/slotReturns.ts', import.meta.url)).benchSlotReturns()
if (wanted('start')) await (await import('../bench/start.mjs')).benchStart()
busy()
