// How soon a game can be played: from opening its page, and from opening its frame, to a button that plays. 4 × CPU throttling, slow 4G.
import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from '../scripts/lib/chromium.mjs'
import { answeredConsent } from './answeredConsent.mjs'
import { median, printTable } from './table.mjs'
import { phone, slow4g } from './vitals.mjs'

const runs = 3
const maxFrameMs = 2000
const games = { slot: 'ravklippen', roulette: 'europaeisk-roulette', blackjack: 'blackjack-stroeget' }

export async function benchFirstSpin({ url }) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const rows = []
    for (const [engine, game] of Object.entries(games)) {
      const address = new URL(`/spilleautomater/spil-for-sjov/${game}`, url).href
      await measure(browser, address, false) // warms the caches of the server
      const all = []
      for (let run = 0; run < runs; run += 1) all.push(await measure(browser, address, true))
      const of = (key) => median(all.map((result) => result[key]))
      rows.push(
        {
          what: `${engine}: frame`,
          measured: seconds(of('frame')),
          bound: `at most ${seconds(maxFrameMs)}`,
          exceeded: of('frame') > maxFrameMs,
        },
        { what: `${engine}: page and frame`, measured: seconds(of('page')) },
      )
    }
    printTable(`Until a game can be played (390 × 844, 4 × CPU throttling, slow 4G, median of ${runs} cold loads)`, rows)
  } finally {
    await browser.close()
  }
}

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`

/** ms from the navigation to the page, and from the request of the frame, to the button that plays. */
async function measure(browser, address, throttled) {
  const context = await browser.newContext(phone)
  try {
    await context.addCookies(answeredConsent(address))
    const page = await context.newPage()
    if (throttled) {
      const devtools = await context.newCDPSession(page)
      await devtools.send('Network.emulateNetworkConditions', slow4g)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    }
    const began = performance.now()
    const requested = page.waitForRequest((request) => request.isNavigationRequest() && request.frame() !== page.mainFrame())
    await page.goto(address, { waitUntil: 'commit' })
    await requested
    const frameBegan = performance.now()
    // a table waits for chips: its first can be laid
    await page.frameLocator('iframe').locator('#go[aria-disabled="false"], .cloth button:not([aria-disabled="true"])').first().waitFor()
    return { page: performance.now() - began, frame: performance.now() - frameBegan }
  } finally {
    await context.close()
  }
}
