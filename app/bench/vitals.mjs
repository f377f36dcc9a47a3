// LCP, CLS and TBT of `/` on a phone with 4 × CPU throttling and slow 4G, through the DevTools protocol; median of five cold loads.
import { setTimeout } from 'node:timers/promises'
import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from '../scripts/lib/chromium.mjs'
import { openPlainPage } from './plainPage.mjs'
import { median, printTable } from './table.mjs'

const runs = 5
/** Time in ms in which the page loads its background chunks (session, overlays): their tasks count as well. */
const backgroundTime = 3000
/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
export const slow4g = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }

export async function benchVitals({ url }) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    await measureLoad(browser, url, false) // warms the caches of the server
    const results = []
    for (let run = 0; run < runs; run += 1) results.push(await measureLoad(browser, url, true))
    const of = (key) => median(results.map((result) => result[key]))
    const minimum = Math.min(...results.map(({ tbt }) => tbt))
    printTable(`Vitals of / (390 × 844, 4 × CPU throttling, slow 4G, median of ${runs} cold loads)`, [
      { what: 'LCP', measured: `${(of('lcp') / 1000).toFixed(2)} s`, bound: 'at most 2.0 s' },
      { what: 'CLS', measured: of('cls').toFixed(3), bound: 'at most 0.02' },
      { what: 'TBT', measured: `${of('tbt').toFixed(0)} ms`, bound: 'at most 120 ms' },
      { what: 'TBT, minimum', measured: `${minimum.toFixed(0)} ms` },
      { what: 'FCP', measured: `${(of('fcp') / 1000).toFixed(2)} s` },
      { what: 'LCP element', measured: results[0].element },
    ])
  } finally {
    await browser.close()
  }
}

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/**
 * One cold load. In ms: LCP, FCP, TBT, and INP of the first press of Tab behind it; in bytes as sent, without headers: script before the load event, and
 * images until the network is idle.
 */
export async function measureLoad(browser, url, throttled, { screen = phone, cookies = [] } = {}) {
  const page = await openPlainPage(browser)
  try {
    await emulate(page, screen, throttled)
    if (cookies.length > 0) await page.send('Network.setCookies', { cookies })
    const traffic = watchTraffic(page)
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observeVitals})()` })
    await page.send('Page.navigate', { url })
    await traffic.idle()
    await setTimeout(backgroundTime)
    const vitals = await page.evaluate('({ ...window.vitals, tasks: [...window.vitals.tasks] })')
    for (const type of ['rawKeyDown', 'keyUp'])
      await page.send('Input.dispatchKeyEvent', { type, key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 })
    await setTimeout(500)
    const inp = await page.evaluate('window.vitals.inp')
    const { Script: script, Image: image } = traffic.sent
    return { ...vitals, inp, tbt: totalBlockingTime(vitals.fcp, vitals.tasks), script, image }
  } finally {
    await page.close()
  }
}

async function emulate(page, { viewport, deviceScaleFactor = 1, isMobile = false, hasTouch = false }, throttled) {
  for (const domain of ['Page', 'Network']) await page.send(`${domain}.enable`)
  await page.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile })
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch })
  await page.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  if (!throttled) return
  await page.send('Network.emulateNetworkConditions', slow4g)
  await page.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** `sent`: bytes by type, script only before the load event. `idle` resolves after the load event and half a second without requests. */
function watchTraffic(page) {
  const sent = { Script: 0, Image: 0 }
  const types = new Map()
  const underWay = new Set()
  let loaded = false
  let last = performance.now()
  page.on('Page.loadEventFired', () => {
    loaded = true
  })
  page.on('Network.requestWillBeSent', ({ requestId }) => underWay.add(requestId))
  page.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  page.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId)
    if (type === 'Image' || (type === 'Script' && !loaded)) sent[type] += encodedDataLength
  })
  const finish = ({ requestId }) => {
    underWay.delete(requestId)
    last = performance.now()
  }
  page.on('Network.loadingFinished', finish)
  page.on('Network.loadingFailed', finish)
  const idle = async () => {
    for (const end = performance.now() + 60_000; !loaded || underWay.size > 0 || performance.now() - last < 500; await setTimeout(50))
      if (performance.now() > end) throw new Error(`the page is not idle after a minute: ${underWay.size} requests`)
  }
  return { sent, idle }
}

/** Runs in the page, before its scripts. */
function observeVitals() {
  window.vitals = { lcp: 0, cls: 0, tbt: 0, fcp: 0, inp: 0, element: '', tasks: [] }
  const observe = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => {
    window.vitals.lcp = entry.startTime
    const shown = entry.element?.currentSrc?.split('/').at(-1) ?? entry.element?.textContent ?? ''
    window.vitals.element = `${entry.element?.tagName ?? ''} ${shown.slice(0, 30)}`
  })
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) window.vitals.cls += entry.value
  })
  observe('longtask', ({ startTime, duration }) => window.vitals.tasks.push({ startTime, duration }))
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) window.vitals.inp = Math.max(window.vitals.inp, duration)
  })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') window.vitals.fcp = entry.startTime
  })
}

/** Total blocking time in ms: sum over the long tasks after FCP of the time that exceeds 50 ms. */
const totalBlockingTime = (paint, tasks) =>
  tasks.reduce((sum, { startTime, duration }) => sum + Math.max(0, startTime + duration - Math.max(paint, startTime + 50)), 0)
