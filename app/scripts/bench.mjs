// `npm run bench`: prints the figures of the site as tables. Nothing here is a test; the bounds stand beside what was measured.
// Usage: npm run bench [-- size vitals load render start]
import { ensureInstalled } from './lib/install.mjs'

ensureInstalled()
const { ensureChromium } = await import('./lib/chromium.mjs')
const { startSite } = await import('./lib/site.mjs')
const names = process.argv.slice(2)
const wanted = (name) => names.length === 0 || names.includes(name)

process.env.CHROMIUM_PATH = await ensureChromium()
const site = await startSite()
try {
  if (wanted('size')) await (await import('../bench/size.mjs')).benchSize(site)
  if (wanted('render')) await (await import('../bench/render.mjs')).benchRender(site)
  if (wanted('load')) await (await import('../bench/load.mjs')).benchLoad(site)
  if (wanted('vitals')) await (await import('../bench/vitals.mjs')).benchVitals(site)
} finally {
  await site.stop()
}
if (wanted('start')) await (await import('../bench/start.mjs')).benchStart()
