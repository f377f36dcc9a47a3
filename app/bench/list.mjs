// Scrolls through the longest list of games: first with one page, which is not virtualised, then with every page loaded.
import { narrowPhone, withBrowser } from './browser.mjs'
import { atMost, kB, printTable } from './table.mjs'

const path = '/spilleautomater/alle-spil'
const viewport = { width: 1280, height: 900 }
const imageTiles = 96
const maxImages = 500_000

export const bench = ({ url }) =>
  withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport })
    await page.goto(new URL(path, url).href, { waitUntil: 'networkidle' })
    const one = await measureScroll(page)
    const pages = 1 + (await loadAll(page))
    if (pages < 4) throw new Error(`${path} has ${pages} pages: too few for a long list`)
    const all = await measureScroll(page)
    const row = (what, of) => ({ what, measured: of(all), bound: `one page: ${of(one)}` })
    printTable(`${path}, ${all.games} games on ${pages} pages, ${all.screens} screens of ${viewport.width} × ${viewport.height}`, [
      row('games in the list', ({ games }) => String(games)),
      row('tiles in the document, maximum', ({ tiles }) => String(tiles)),
      row('elements in the document, maximum', ({ elements }) => String(elements)),
      row('heap at the end', ({ heap }) => `${(heap / 1e6).toFixed(1)} MB`),
      row('script, style and layout per screen', ({ work, screens }) => `${(work / screens).toFixed(1)} ms`),
    ])
    const bytes = await measureImages(browser, url)
    printTable(`Images of ${imageTiles} tiles, ${narrowPhone.viewport.width} px at a pixel ratio of 2`, [
      atMost('as sent', bytes, kB, maxImages),
    ])
  })

/** Bytes of the images of the first tiles of the list on a phone, scrolled until each is loaded. */
async function measureImages(browser, url) {
  const page = await browser.newPage(narrowPhone)
  let bytes = 0
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/img/games/')) bytes += (await response.body()).length
  })
  await page.goto(new URL(path, url).href, { waitUntil: 'networkidle' })
  await page
    .locator('main')
    .getByRole('link', { name: /vis flere/i })
    .click()
  const last = page.getByRole('main').locator(`[data-place="${imageTiles - 1}"]`)
  while (!(await last.isVisible().catch(() => false)) || (await last.boundingBox())?.y > narrowPhone.viewport.height) {
    await page.evaluate(() => window.scrollBy({ top: 300, behavior: 'instant' }))
    await page.waitForTimeout(100) // a row renders, and its images are requested
  }
  await page.waitForLoadState('networkidle')
  await page.close()
  return bytes
}

/** Clicks "show more" until it is gone; returns the number of clicks. */
async function loadAll(page) {
  const showing = page.getByText(/^Du ser \d/)
  const more = page.locator('main').getByRole('link', { name: /vis flere/i })
  let presses = 0
  while ((await showing.count()) > 0) {
    const before = await showing.textContent()
    await more.click()
    await page.waitForFunction((old) => ![...document.querySelectorAll('main p')].some(({ textContent }) => textContent === old), before)
    presses += 1
  }
  return presses
}

/** Scrolls from top to bottom in steps of a third of the viewport, and measures. */
async function measureScroll(page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const work = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const of = (name) => metrics.find((metric) => metric.name === name).value * 1000
    return of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')
  }
  await page.evaluate(scrollToPosition, 0)
  const before = await work()
  const seen = await page.evaluate(scrollInSteps, viewport.height / 3)
  const after = await work()
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await devtools.detach()
  return { ...seen, work: after - before, heap: usedSize }
}

/** Runs in the page: resolves after two frames, when the page is painted. */
function scrollToPosition(top) {
  window.scrollTo({ top, behavior: 'instant' })
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Runs in the page. A virtualised list has its length in `aria-setsize` of each tile. */
async function scrollInSteps(step) {
  let [tiles, elements] = [0, 0]
  const list = document.querySelector('main li article').closest('ul')
  const bottom = () => document.documentElement.scrollHeight - window.innerHeight
  for (let top = 0; top < bottom(); top += step) {
    window.scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    tiles = Math.max(tiles, list.querySelectorAll('article').length)
    elements = Math.max(elements, document.getElementsByTagName('*').length)
  }
  const games = Number(list.querySelector('[aria-setsize]')?.getAttribute('aria-setsize') ?? tiles)
  return { games, tiles, elements, screens: Math.ceil(document.documentElement.scrollHeight / window.innerHeight) }
}
