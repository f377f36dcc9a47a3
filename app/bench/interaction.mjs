// What the main thread works after an input on a phone until the result is painted: client navigation with a warm payload, and opening the menu.
// The bound is compared with the time that the thread has worked. Other programs on the machine hardly lengthen it at full speed; slowed they do,
// because the browser slows the thread by the clock: compare those figures at a low load average only, with the plain button's beside them.
import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from '../scripts/lib/chromium.mjs'
import { answeredConsent } from './answeredConsent.mjs'
import { benchVisit, menuButton, settle } from './interactionVisit.mjs'
import { median, printTable } from './table.mjs'

const runs = 11
const throttling = 4
/** Time in ms in which a hint has loaded payload and chunk. */
const prefetchTime = 1000
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const [maxNavigation, maxMenu] = [100, 50]
/** Two public routes with different screens; the first links to neither, so that the links are added to both. */
const routes = ['/contents/spil-med-omtanke', '/jackpots']

export async function benchInteraction({ url }) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const context = await browser.newContext(phone)
    await context.addCookies(answeredConsent(url)) // the question would open over the tab bar during the measurement
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await page.addInitScript(observe)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const throttle = (rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate })
    const of = (times, key) => median(times.map((time) => time[key]))
    const bounded = (what, times, most) => ({
      what,
      measured: `${of(times, 'work').toFixed(0)}, ${of(times, 'wall').toFixed(0)} ms`,
      ...(most && { bound: `works at most ${most} ms`, exceeded: of(times, 'work') > most }),
    })
    const measure = async () => ({
      navigation: await measureNavigations(page, devtools, url),
      menu: await measureMenu(page, devtools, url),
      plain: await measurePlainClicks(page, devtools),
    })
    const unthrottled = await measure()
    await throttle(throttling)
    const throttled = await measure()
    printTable(`After an input (390 × 844, median of ${runs}): time that the main thread works until the paint, and time by the clock`, [
      bounded(`client navigation, warm payload, CPU ${throttling} × slowed`, throttled.navigation, maxNavigation),
      bounded('client navigation, warm payload, CPU not slowed', unthrottled.navigation),
      bounded(`opening the menu, CPU ${throttling} × slowed`, throttled.menu),
      bounded('opening the menu, CPU not slowed', unthrottled.menu, maxMenu),
      bounded(`for comparison: a plain button that changes its text, CPU ${throttling} × slowed`, throttled.plain),
      bounded('for comparison: a plain button that changes its text, CPU not slowed', unthrottled.plain),
    ])
    await throttle(1)
    await benchVisit({ page, throttle, throttling, url })
  } finally {
    await browser.close()
  }
}

/** Runs in the page before its scripts: measures inputs. */
function observe() {
  window.bench = {
    /** Resolves to the time in ms from the next click until the frame in which `isDone` has become true is painted. Rejects after 20 s. */
    untilPainted: (isDone) =>
      new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error('the tap had no effect')), 20_000)
        let clickedAt = null
        addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true, once: true })
        const observer = new MutationObserver(() => {
          if (clickedAt === null || !isDone()) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clickedAt)))
        })
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      }),
  }
}

/**
 * Taps an element. `wall`: ms from the click until what `startWaiting` waits for is painted; `work`: what the main thread has worked until then,
 * in ms. No helper of the browser driver runs in between.
 */
async function timeTap(page, devtools, element, startWaiting) {
  const work = async () => (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  const { x, y, width, height } = await element.boundingBox()
  const painted = startWaiting()
  const before = await work()
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  const wall = await painted
  return { wall, work: (await work()) - before }
}

/** Goes to and fro between two routes by links whose payload and chunk have been prefetched. */
async function measureNavigations(page, devtools, url) {
  await page.goto(new URL(routes[0], url).href)
  await settle(page)
  const times = []
  // the first visit of each route loads its chunk
  for (let run = 0; run < runs + 2; run += 1) {
    const target = routes[(run + 1) % 2]
    await page.evaluate((href) => {
      document.getElementById('bench-link')?.remove()
      const link = Object.assign(document.createElement('a'), { id: 'bench-link', href, textContent: 'bench' })
      link.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9999;padding:20px'
      document.body.append(link)
    }, target)
    await page.dispatchEvent('#bench-link', 'pointerover')
    await page.waitForTimeout(prefetchTime) // unless the visible link of the page has prefetched it already
    const isOpen = (path) => {
      const before = document.querySelector('h1')
      return window.bench.untilPainted(
        () => location.pathname === path && document.querySelector('h1') && document.querySelector('h1') !== before,
      )
    }
    const time = await timeTap(page, devtools, page.locator('#bench-link'), () => page.evaluate(isOpen, target))
    if (run >= 2) times.push(time)
    await settle(page)
  }
  return times
}

/** Opens and closes the menu of the tab bar; the first opening loads its chunk on intent and is not counted. */
async function measureMenu(page, devtools, url) {
  await page.goto(url)
  await settle(page)
  const times = []
  for (let run = 0; run < runs + 1; run += 1) {
    const isOpen = () => window.bench.untilPainted(() => document.querySelector('[role="dialog"]'))
    const time = await timeTap(page, devtools, menuButton(page), () => page.evaluate(isOpen))
    if (run > 0) times.push(time)
    await page.waitForTimeout(300)
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('[role="dialog"]'))
    await page.waitForTimeout(300)
  }
  return times
}

/** What the browser and this machine need at least, on the page that is open: a button that changes its own text. */
async function measurePlainClicks(page, devtools) {
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { id: 'bench-button', textContent: '0' })
    button.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9999;padding:20px'
    button.onclick = () => (button.textContent = String(Number(button.textContent) + 1))
    document.body.append(button)
  })
  const times = []
  for (let run = 0; run < runs; run += 1) {
    const isChanged = (text) => window.bench.untilPainted(() => document.getElementById('bench-button').textContent === text)
    times.push(await timeTap(page, devtools, page.locator('#bench-button'), () => page.evaluate(isChanged, String(run + 1))))
    await page.waitForTimeout(300)
  }
  return times
}
