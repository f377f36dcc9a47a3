import type { Frame, LaunchOptions } from 'puppeteer-core'
import puppeteer from 'puppeteer-core'
import { type EngineBrowser, expectTyped, hydrationFaults, isReady, untilDone } from './engineBrowser.ts'

/** Logged for each answer of 4xx, which some routes expect, and by Firefox for a script or a font that leaving the page has ended. */
const expectedFaults = /^Failed to load resource|error loading dynamically imported module|download failed .* status=2152398850/

/** Scrolls an element to the middle of the screen, where no bar takes its click. Resolves to that middle; throws while the page is not ready. */
const locate = (xpath: string) => `(async () => {
  const find = () => document.evaluate(${JSON.stringify(xpath)}, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null).singleNodeValue
  if (!find()) throw new Error('the page has no such element')
  if (!(${isReady})) throw new Error('the page is not hydrated')
  find().scrollIntoView({ block: 'center' })
  const before = find().getBoundingClientRect()
  await new Promise(requestAnimationFrame)
  const { left, top, width, height } = find().getBoundingClientRect()
  if (before.left !== left || before.top !== top || width === 0) throw new Error('the element moves')
  return { x: left + width / 2, y: top + height / 2 }
})()`

interface Point {
  x: number
  y: number
}

/**
 * Chromium by its DevTools protocol, Firefox by WebDriver BiDi. Elements are never held: puppeteer rejects outside its promises when Firefox
 * replaces one that it holds.
 */
export async function launchPuppeteer(options: LaunchOptions): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({ headless: true, ...options })
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => {
    if (!expectedFaults.test(String(error))) faults.push(String(error))
  })
  page.on('console', (message) => {
    if (message.type() !== 'error' || expectedFaults.test(message.text())) return
    const index = faults.push(message.text()) - 1
    // Firefox sends an error without its message; a page that has been left cannot tell it
    for (const argument of message.args())
      void argument
        .evaluate((value) => (value instanceof Error ? ` ${value}` : ''))
        .catch(() => '')
        .then((text) => {
          faults[index] += text
        })
  })
  /** The page, or its frame that has a document. */
  const content = (inFrame = false): Frame => {
    if (!inFrame) return page.mainFrame()
    const frame = page
      .mainFrame()
      .childFrames()
      .find((child) => child.url().startsWith('http'))
    if (!frame) throw new Error('the page has no frame')
    return frame
  }
  const pointOf = async (xpath: string, inFrame?: boolean): Promise<Point> => {
    if (!inFrame) return (await page.evaluate(locate(xpath))) as Point // the expression's type
    const inside = (await content(true).evaluate(locate(xpath))) as Point // the same
    const frame = (await page.evaluate('(({ x, y }) => ({ x, y }))(document.querySelector("iframe").getBoundingClientRect())')) as Point // the same
    return { x: frame.x + inside.x, y: frame.y + inside.y }
  }
  return {
    // repeated where a redirect of the page before ends it
    open: (url) => untilDone(url, async () => void (await page.goto(url, { waitUntil: 'load' }))),
    click: async (xpath, { inFrame } = {}) => {
      let point: Point | undefined
      await untilDone(xpath, async () => {
        point = await pointOf(xpath, inFrame)
      })
      // pressed once: a press that leads to another page may reject, and a second one would load that page again
      if (point) await page.mouse.click(point.x, point.y).catch(() => undefined)
    },
    fill: (xpath, text) =>
      untilDone(xpath, async () => {
        const { x, y } = await pointOf(xpath)
        await page.mouse.click(x, y, { count: 3 })
        await page.keyboard.type(text)
        expectTyped(String(await page.evaluate('document.activeElement.value')), text)
      }),
    // while a page is replaced by the next one there is no text
    text: async ({ inFrame } = {}) => {
      try {
        return await content(inFrame).evaluate(() => document.body.innerText)
      } catch {
        return ''
      }
    },
    url: async () => page.url(),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })), // its type asks for the ending
    // a page that is being replaced has no marks; the type is the expression's
    faults: async () => [...faults, ...((await page.evaluate(hydrationFaults).catch(() => [])) as string[])],
    close: () => browser.close(),
  }
}
