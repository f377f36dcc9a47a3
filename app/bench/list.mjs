// The longest list of games, all of its pages loaded: elements in the page and heap, with the window of rows and without it (its chunk refused).
import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from '../scripts/lib/chromium.mjs'
import { printTable } from './table.mjs'

const path = '/spilleautomater/alle-spil'

export async function benchList({ url }) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const whole = await measure(browser, url, true)
    const windowed = await measure(browser, url, false)
    const row = (what, of) => ({ what, measured: of(windowed), bound: `drawn whole: ${of(whole)}` })
    printTable(`${path}, ${windowed.games} games loaded (1280 × 900, scrolled to the end and back)`, [
      row('tiles in the page', ({ tiles }) => String(tiles)),
      row('nodes of the document', ({ nodes }) => String(nodes)),
      row('heap of the page', ({ heap }) => `${(heap / 1e6).toFixed(1)} MB`),
      row('script and layout of one scroll to the end', ({ scroll }) => `${scroll.toFixed(0)} ms`),
    ])
  } finally {
    await browser.close()
  }
}

async function measure(browser, url, whole) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  try {
    if (whole) {
      await page.route(/TileWindow/, (route) => route.abort())
      // The site would reload for a chunk that is gone; here that is what we want to see.
      await page.addInitScript((at) => sessionStorage.setItem('chunk-reload', at), `${path} ${Date.now() + 3_600_000}`)
    }
    await page.goto(new URL(path, url).href, { waitUntil: 'networkidle' })
    const showing = page.getByText(/^Du ser \d/)
    const more = page.locator('main').getByRole('link', { name: /vis flere/i })
    while ((await more.count()) > 0) {
      const before = await showing.textContent()
      await more.click()
      await page.waitForFunction((old) => ![...document.querySelectorAll('main p')].some(({ textContent }) => textContent === old), before)
    }
    await page.waitForLoadState('networkidle')
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    const read = async () =>
      Object.fromEntries((await devtools.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]))
    const busy = ({ ScriptDuration, LayoutDuration, RecalcStyleDuration }) => (ScriptDuration + LayoutDuration + RecalcStyleDuration) * 1000
    const before = await read()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const after = await read()
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await devtools.send('HeapProfiler.collectGarbage')
    const { JSHeapUsedSize } = await read()
    const nodes = await page.evaluate(() => document.getElementsByTagName('*').length)
    const total = await page.locator('main [role="status"]').first().textContent()
    return { games: total?.trim() ?? '', tiles: await countGames(page), nodes, heap: JSHeapUsedSize, scroll: busy(after) - busy(before) }
  } finally {
    await page.close()
  }
}

const countGames = (page) => page.locator('main article').count()
