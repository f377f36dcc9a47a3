// A visit in Chromium: hydration, a dialog, a favourite, typing, and the heap size at its end.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumFlags, ensureChromium } from '../../scripts/lib/chromium.mjs'
import { median } from '../table.mjs'

const imageSvg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="#476" d="M0 0h3v4H0z"/></svg>'
const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }

/** Visits both pages `rounds` times, alternating, each as often first as second: load that rises or falls affects both alike. */
export async function measureVisits(ours, plain, rounds) {
  const servers = await Promise.all([ours, plain].map(serve))
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags })
  try {
    const visits = { ours: [], plain: [], version: browser.version() }
    const urls = { ours: servers[0].url, plain: servers[1].url }
    for (const url of Object.values(urls)) await visit(browser, url) // warm-up of the browser
    for (let round = 0; round < rounds; round += 1) {
      const order = round % 2 === 0 ? ['ours', 'plain'] : ['plain', 'ours']
      for (const side of order) visits[side].push(await visit(browser, urls[side]))
    }
    return visits
  } finally {
    await browser.close()
    for (const { server } of servers) server.close()
  }
}

function serve({ folder, entry, styles, render }) {
  const links = styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
  const page = `<!doctype html><html lang="da" data-brand="nordlys"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lobby</title>${links}<div id="root">${render()}</div><script type="module" src="/${entry}"></script></html>`
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url, 'http://bench')
    const [type, body] =
      pathname === '/'
        ? ['text/html', page]
        : pathname.startsWith('/assets/')
          ? [types[extname(pathname)], readFileSync(join(folder, pathname))]
          : ['image/svg+xml', imageSvg]
    response.setHeader('content-type', type).end(body)
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve({ server, url: `http://127.0.0.1:${server.address().port}/` })),
  )
}

/** One visit on a CPU slowed four times: hydration, a dialog opened four times, a favourite, ten characters in a form. */
async function visit(browser, url) {
  // no animations: CPU time is compared, not animation time
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    const failures = []
    page.on('pageerror', (error) => failures.push(error))
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    /** Main-thread CPU time in ms spent on `what`, until it is painted; other load on the machine does not count. */
    const workOf = async (what) => {
      const before = await taskDuration(devtools)
      await what()
      await page.evaluate(nextPaint)
      return (await taskDuration(devtools)) - before
    }
    await page.goto(url, { waitUntil: 'networkidle' }) // images are loaded: only hydration remains
    await page.evaluate(nextPaint)

    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const hydration = await workOf(() => page.evaluate(() => window.hydratePage()))
    await page.evaluate(watchInteractions)
    await page.waitForTimeout(readingTime)

    const button = page.getByRole('button', { name: 'Hold pause', exact: true })
    const openDialog = async () => {
      await page.evaluate(watchDialog)
      await pointTo(page, button)
      return workOf(async () => {
        await page.mouse.down()
        await page.mouse.up()
        await page.evaluate(() => window.dialogOpened)
      })
    }
    const closeDialog = async () => {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    const firstOpening = await openDialog()
    await closeDialog()
    const openingsAgain = []
    for (let opening = 0; opening < 3; opening += 1) {
      openingsAgain.push(await openDialog())
      await closeDialog()
    }

    await pointTo(page, page.getByRole('button', { name: 'Havets saga som favorit' }))
    const favourite = await workOf(async () => {
      await page.mouse.down()
      await page.mouse.up()
    })

    await page.getByLabel('Navn på kortet').click()
    const typing = await workOf(async () => {
      for (const letter of 'FrejaHolmX') await page.keyboard.press(letter)
    })

    const interaction = await page.evaluate(() => window.worstInteraction())
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    if (failures.length > 0) throw failures[0]
    return { hydration, firstOpening, openingAgain: median(openingsAgain), favourite, typing, interaction, heap: usedSize }
  } finally {
    await context.close()
  }
}

/** The visitor looks at the page before the first click: time in ms in which a page may load what it will need. */
const readingTime = 1500

/** Moves the pointer onto the control, without pressing. */
async function pointTo(page, control) {
  await control.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await control.boundingBox()
  await page.mouse.move(x + width / 2, y + height / 2)
}

async function taskDuration(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}

/** Runs in the page: resolves after two frames, when the page is painted. */
const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Runs in the page: `dialogOpened` resolves when the focus is inside a dialog. */
function watchDialog() {
  window.dialogOpened = new Promise((resolve) =>
    document.addEventListener('focusin', ({ target }) => {
      if (target.closest('[role=dialog], dialog')) resolve()
    }),
  )
}

/** Runs in the page: `worstInteraction()` is the longest time in ms from an input event to its paint (Event Timing, in steps of 8 ms). */
function watchInteractions() {
  let worst = 0
  const observer = new PerformanceObserver((list) => take(list.getEntries()))
  const take = (entries) => {
    for (const { interactionId, duration } of entries) if (interactionId) worst = Math.max(worst, duration)
  }
  observer.observe({ type: 'event', durationThreshold: 16 })
  window.worstInteraction = () => {
    take(observer.takeRecords())
    return worst
  }
}
