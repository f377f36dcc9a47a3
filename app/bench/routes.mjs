// Every public route on a narrow phone and a desktop, each with 4 × CPU throttling and slow 4G: one cold load, and two more where it exceeds a bound.
import { chromium } from 'playwright'
import routes from '../e2e/routes.json' with { type: 'json' }
import { chromiumFlags, findChromium } from '../scripts/lib/chromium.mjs'
import { answeredConsent } from './answeredConsent.mjs'
import { median, printTable } from './table.mjs'
import { measureLoad } from './vitals.mjs'

const screens = [
  { viewport: { width: 320, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  { viewport: { width: 1280, height: 800 } },
]
/** The public routes of the route tables that lead a guest nowhere else, and two of the CMS's long pages. */
const paths = [
  ...routes.filter(({ guest, refused }) => !guest && !refused).map(({ path }) => path),
  '/contents/hjaelp',
  '/contents/spilleregler',
]
const bounds = { lcp: 2000, cls: 0.02, tbt: 150, inp: 200, script: 110_000 }
const exceeds = (result) => Object.keys(bounds).some((key) => result[key] > bounds[key])

export async function benchRoutes({ url }) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    await measure(browser, screens[0], url) // warms the caches of the server
    for (const screen of screens) {
      const rows = []
      for (const path of paths) rows.push(rowOf(path, await measure(browser, screen, new URL(path, url).href)))
      const { width } = screen.viewport
      printTable(`Public routes at ${width} px (4 × CPU throttling, slow 4G): LCP; CLS; TBT; INP of the first Tab; script; images`, rows)
    }
  } finally {
    await browser.close()
  }
}

/** One load; the medians of three if the first exceeds a bound, so that one pause of the machine is not taken for the site's. */
async function measure(browser, screen, address) {
  await load(browser, screen, address, false) // warms the server's cache of the page
  const first = await load(browser, screen, address, true)
  if (!exceeds(first)) return first
  const all = [first, await load(browser, screen, address, true), await load(browser, screen, address, true)]
  return Object.fromEntries(
    Object.keys(bounds)
      .concat('image')
      .map((key) => [key, median(all.map((result) => result[key]))]),
  )
}

const load = async (browser, screen, address, throttled) =>
  measureLoad(browser, address, throttled, { screen, cookies: answeredConsent(address) })

function rowOf(path, result) {
  const { lcp, cls, tbt, inp, script, image } = result
  const seconds = (lcp / 1000).toFixed(2)
  const [scriptKb, imageKb] = [script, image].map((bytes) => `${(bytes / 1000).toFixed(0)} kB`)
  return {
    what: path,
    measured: `${seconds} s; ${cls.toFixed(3)}`,
    bound: `${tbt.toFixed(0)} ms; ${inp.toFixed(0)} ms; ${scriptKb}; ${imageKb}`,
    exceeded: exceeds(result),
  }
}
