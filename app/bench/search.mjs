// From the key to the list in the search overlay: typing, the index in the browser, and the paint of what it has found.
import { slowCpu, withBrowser, withPhone } from './browser.mjs'
import { median, percentile, printTable } from './table.mjs'

/** A name, a Danish letter, two mistakes of typing, a provider, a category, and nothing at all. */
const typed = ['ravklippen', 'jættestuen', 'roulete', 'blakjack', 'fjord', 'frugter', 'xyzzy']
const maxLatency = 50

export const bench = ({ url }) =>
  withBrowser((browser) =>
    withPhone(browser, url, async (page, devtools) => {
      await page.addInitScript(observeKeys)
      await page.goto(url, { waitUntil: 'networkidle' })
      await page.locator('a[href="/soeg"]:visible').first().click()
      const field = page.getByRole('dialog').getByRole('searchbox')
      await field.fill('r')
      await page.getByRole('dialog').getByRole('link').first().waitFor()
      await page.waitForLoadState('networkidle')
      const rows = []
      for (const rate of [1, 4]) {
        await slowCpu(devtools, rate)
        const times = await measureKeys(page, field)
        const worst = percentile(times, 95)
        rows.push({
          what: `CPU ${rate === 1 ? 'not slowed' : `${rate} × slowed`}: median, p95 of ${times.length} keys`,
          measured: `${median(times).toFixed(0)}, ${worst.toFixed(0)} ms`,
          ...(rate === 1 && { bound: `p95 at most ${maxLatency} ms`, exceeded: worst > maxLatency }),
        })
      }
      printTable('Search as you type (390 × 844): from the key to the frame with its list, by the clock', rows)
    }),
  )

/** Runs in the page before its scripts: the time from each key to the first frame after the last change that it makes to the dialog. */
function observeKeys() {
  window.benchKeys = []
  document.addEventListener(
    'input',
    ({ timeStamp }) => {
      let last = timeStamp
      const changes = new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => (last = performance.now()))))
      changes.observe(document.querySelector('[role="dialog"]'), { subtree: true, childList: true, characterData: true })
      window.benchKeys.push(() => {
        changes.disconnect()
        return last - timeStamp
      })
    },
    { capture: true },
  )
}

async function measureKeys(page, field) {
  const times = []
  for (const word of typed) {
    await field.fill('')
    await page.waitForTimeout(300)
    await page.evaluate(() => window.benchKeys.splice(0))
    for (const letter of word) {
      await field.pressSequentially(letter) // Danish letters are no keys of the driver's keyboard
      await page.waitForTimeout(250)
      times.push(...(await page.evaluate(() => window.benchKeys.splice(0).map((end) => end()))))
    }
  }
  return times
}
