// One cold load of a page, measured through the DevTools protocol.
import { setTimeout } from 'node:timers/promises'
import { phone, slow4g, slowCpu } from './browser.mjs'

/** Time in ms in which the page loads its background chunks (session, overlays): their tasks count as well. */
const backgroundTime = 3000

/**
 * One cold load. In ms: LCP, FCP, TBT, and INP of the first press of Tab behind it; in bytes as sent, without headers: script before the load event, and
 * images until the network is idle.
 */
export async function loadCold(browser, url, { throttled, screen = phone, cookies = [] }) {
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
  await slowCpu(page, 4)
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

/**
 * A page in a browser context of its own, without the inspector's Runtime domain, which Playwright enables in its pages: with it, V8 parses
 * a whole script again when the first `Error` is created in it, as React does while it loads. No player has that.
 * `send` resolves to a command's result and rejects with its error; `evaluate` to the value of an expression; `on` sets the one listener of
 * an event, called with its parameters.
 * @param {import('playwright').Browser} browser
 */
async function openPlainPage(browser) {
  const devtools = await browser.newBrowserCDPSession()
  const { browserContextId } = await devtools.send('Target.createBrowserContext')
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId })
  // not flat: Playwright drops the messages of sessions that it did not open
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false })
  const pending = new Map()
  const listeners = new Map()
  devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, method, params, result, error } = JSON.parse(message)
    if (method) return void listeners.get(method)?.(params)
    const { resolve, reject } = pending.get(id)
    pending.delete(id)
    if (error) reject(new Error(error.message))
    else resolve(result)
  })
  let sent = 0
  const send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      sent += 1
      pending.set(sent, { resolve, reject })
      devtools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: sent, method, params }) }).catch(reject)
    })
  const on = (event, listener) => void listeners.set(event, listener)
  const evaluate = async (expression) => {
    const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  const close = async () => {
    await devtools.send('Target.disposeBrowserContext', { browserContextId })
    await devtools.detach()
  }
  return { send, on, evaluate, close }
}
