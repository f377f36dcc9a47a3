// What the benchmarks in a browser share: screens, consent, throttling.
import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from '../scripts/lib/chromium.mjs'

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
export const narrowPhone = { ...phone, viewport: { width: 320, height: 640 } }
export const desktop = { viewport: { width: 1280, height: 800 } }
/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
export const slow4g = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }

/** Cookies of a visitor who has answered the questions for consent, so that they do not open over what is measured. */
export const answeredConsent = (address) =>
  Object.entries({ consent: `1.00.${Date.now()}.bench-visitor-no-id-22`, acceptNews: '0' }).map(([name, value]) => ({
    name,
    value,
    // of the whole site: the address of a page would limit the cookie to its folder
    url: new URL(address).origin,
  }))

/** Calls `use` with a headless Chromium. */
export async function withBrowser(use) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** Calls `use` with a page of a visitor of a phone who has answered the questions for consent, and its DevTools. */
export async function withPhone(browser, address, use) {
  const context = await browser.newContext(phone)
  try {
    await context.addCookies(answeredConsent(address))
    const page = await context.newPage()
    return await use(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}

export const slowCpu = (devtools, rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate })
