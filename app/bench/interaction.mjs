// What the main thread works after an input on a phone until the result is painted: client navigation with a warm payload, and opening the menu.
// The bound is compared with the time that the thread has worked. Other programs on the machine hardly lengthen it at full speed; slowed they do,
// because the browser slows the thread by the clock: compare those figures at a low load average only, with the plain button's beside them.
import { slowCpu, withBrowser, withPhone } from './browser.mjs'
import { benchVisit, menuButton, settle } from './interactionVisit.mjs'
import { medians, printTable, repeat } from './table.mjs'

const runs = 11
const throttling = 4
/** Time in ms in which a hint has loaded payload and chunk. */
const prefetchTime = 1000
const [maxNavigation, maxMenu] = [100, 50]
/** Two public routes with different screens; the first links to neither, so that the links are added to both. */
const routes = ['/contents/spil-med-omtanke', '/jackpots']

export const bench = ({ url }) =>
  withBrowser((browser) =>
    withPhone(browser, url, async (page, devtools) => {
      await page.addInitScript(observe)
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
      const measure = async (rate) => {
        await slowCpu(devtools, rate)
        return {
          navigation: medians(await measureNavigations(page, devtools, url)),
          menu: medians(await measureMenu(page, devtools, url)),
          plain: medians(await measurePlainClicks(page, devtools)),
        }
      }
      const [full, slowed] = [await measure(1), await measure(throttling)]
      const rows = (what, kind, { slowedBound, fullBound }) =>
        [
          [`CPU ${throttling} × slowed`, slowed[kind], slowedBound],
          ['CPU not slowed', full[kind], fullBound],
        ].map(([rate, { work, wall }, most]) => ({
          what: `${what}, ${rate}`,
          measured: `${work.toFixed(0)}, ${wall.toFixed(0)} ms`,
          ...(most && { bound: `works at most ${most} ms`, exceeded: work > most }),
        }))
      printTable(`After an input (390 × 844, median of ${runs}): time that the main thread works until the paint, and time by the clock`, [
        ...rows('client navigation, warm payload', 'navigation', { slowedBound: maxNavigation }),
        ...rows('opening the menu', 'menu', { fullBound: maxMenu }),
        ...rows('for comparison: a plain button that changes its text', 'plain', {}),
      ])
      await benchVisit({ page, throttle: (rate) => slowCpu(devtools, rate), throttling, url })
    }),
  )

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

/** Adds an element of the benchmark's own to the page, in its corner. */
const addElement = (page, tag, properties) =>
  page.evaluate(
    ([name, given]) => {
      document.getElementById('bench')?.remove()
      const element = Object.assign(document.createElement(name), { id: 'bench', ...given })
      element.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9999;padding:20px'
      document.body.append(element)
    },
    [tag, properties],
  )

/** Goes to and fro between two routes by links whose payload and chunk have been prefetched. */
async function measureNavigations(page, devtools, url) {
  await page.goto(new URL(routes[0], url).href)
  await settle(page)
  const isOpen = (path) => {
    const before = document.querySelector('h1')
    return window.bench.untilPainted(
      () => location.pathname === path && document.querySelector('h1') && document.querySelector('h1') !== before,
    )
  }
  const navigate = async (run) => {
    const target = routes[(run + 3) % 2] // from run -2
    await addElement(page, 'a', { href: target, textContent: 'bench' })
    await page.dispatchEvent('#bench', 'pointerover')
    await page.waitForTimeout(prefetchTime) // unless the visible link of the page has prefetched it already
    const time = await timeTap(page, devtools, page.locator('#bench'), () => page.evaluate(isOpen, target))
    await settle(page)
    return time
  }
  return repeat(runs, navigate, 2) // the first visit of each route loads its chunk
}

/** Opens and closes the menu of the tab bar; the first opening loads its chunk on intent and is not counted. */
async function measureMenu(page, devtools, url) {
  await page.goto(url)
  await settle(page)
  const isOpen = () => window.bench.untilPainted(() => document.querySelector('[role="dialog"]'))
  const open = async () => {
    const time = await timeTap(page, devtools, menuButton(page), () => page.evaluate(isOpen))
    await page.waitForTimeout(300)
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('[role="dialog"]'))
    await page.waitForTimeout(300)
    return time
  }
  return repeat(runs, open, 1)
}

/** What the browser and this machine need at least, on the page that is open: a button that changes its own text. */
async function measurePlainClicks(page, devtools) {
  await addElement(page, 'button', { textContent: '0' })
  await page.evaluate(() => {
    const button = document.getElementById('bench')
    button.onclick = () => (button.textContent = String(Number(button.textContent) + 1))
  })
  const isChanged = (text) => window.bench.untilPainted(() => document.getElementById('bench').textContent === text)
  return repeat(runs, async (run) => {
    const time = await timeTap(page, devtools, page.locator('#bench'), () => page.evaluate(isChanged, String(run + 1)))
    await page.waitForTimeout(300)
    return time
  })
}
