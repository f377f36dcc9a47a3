// How soon a game can be played: from opening its page, and from opening its frame, to a button that plays. 4 × CPU throttling, slow 4G.
import { slow4g, slowCpu, withBrowser, withPhone } from './browser.mjs'
import { atMost, medians, printTable, repeat, seconds } from './table.mjs'

const runs = 3
const maxFrameMs = 2000
const games = { slot: 'ravklippen', roulette: 'europaeisk-roulette', blackjack: 'blackjack-stroeget' }

export const bench = ({ url }) =>
  withBrowser(async (browser) => {
    const rows = []
    for (const [engine, game] of Object.entries(games)) {
      const address = new URL(`/spilleautomater/spil-for-sjov/${game}`, url).href
      // the first one, at full speed, warms the caches of the server
      const { page, frame } = medians(await repeat(runs, (run) => measure(browser, address, run >= 0), 1))
      rows.push(atMost(`${engine}: frame`, frame, seconds, maxFrameMs), atMost(`${engine}: page and frame`, page, seconds))
    }
    printTable(`Until a game can be played (390 × 844, 4 × CPU throttling, slow 4G, median of ${runs} cold loads)`, rows)
  })

/** ms from the navigation to the page, and from the request of the frame, to the button that plays. */
const measure = (browser, address, throttled) =>
  withPhone(browser, address, async (page, devtools) => {
    if (throttled) {
      await devtools.send('Network.emulateNetworkConditions', slow4g)
      await slowCpu(devtools, 4)
    }
    const began = performance.now()
    const requested = page.waitForRequest((request) => request.isNavigationRequest() && request.frame() !== page.mainFrame())
    await page.goto(address, { waitUntil: 'commit' })
    await requested
    const frameBegan = performance.now()
    // a table waits for chips: its first can be laid
    await page.frameLocator('iframe').locator('#go[aria-disabled="false"], .cloth button:not([aria-disabled="true"])').first().waitFor()
    return { page: performance.now() - began, frame: performance.now() - frameBegan }
  })
