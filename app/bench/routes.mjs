// Every public route on a narrow phone and a desktop, each with 4 × CPU throttling and slow 4G: one cold load, and two more where it exceeds a bound.
import routes from '../e2e/routes.json' with { type: 'json' }
import { answeredConsent, desktop, narrowPhone, withBrowser } from './browser.mjs'
import { loadCold } from './coldLoad.mjs'
import { medians, printTable, repeat, seconds } from './table.mjs'

/** The public routes of the route tables that lead a guest nowhere else, and two of the CMS's long pages. */
export const publicPaths = [
  ...routes.filter(({ guest, refused }) => !guest && !refused).map(({ path }) => path),
  '/contents/hjaelp',
  '/contents/spilleregler',
]
const bounds = { lcp: 2000, cls: 0.02, tbt: 150, inp: 200, script: 110_000 }
const exceeds = (result) => Object.keys(bounds).some((key) => result[key] > bounds[key])

export const bench = ({ url }) =>
  withBrowser(async (browser) => {
    for (const screen of [narrowPhone, desktop]) {
      const rows = []
      for (const path of publicPaths) rows.push(rowOf(path, await measure(browser, screen, new URL(path, url).href)))
      const { width } = screen.viewport
      printTable(`Public routes at ${width} px (4 × CPU throttling, slow 4G): LCP; CLS; TBT; INP of the first Tab; script; images`, rows)
    }
  })

/** One load; the medians of three if the first exceeds a bound, so that one pause of the machine is not taken for the site's. */
async function measure(browser, screen, address) {
  const load = (throttled) => loadCold(browser, address, { throttled, screen, cookies: answeredConsent(address) })
  await load(false) // warms the server's cache of the page
  const first = await load(true)
  return exceeds(first) ? medians([first, ...(await repeat(2, () => load(true)))]) : first
}

function rowOf(path, result) {
  const { lcp, cls, tbt, inp, script, image } = result
  const [scriptKb, imageKb] = [script, image].map((bytes) => `${(bytes / 1000).toFixed(0)} kB`)
  return {
    what: path,
    measured: `${seconds(lcp)}; ${cls.toFixed(3)}`,
    bound: `${tbt.toFixed(0)} ms; ${inp.toFixed(0)} ms; ${scriptKb}; ${imageKb}`,
    exceeded: exceeds(result),
  }
}
