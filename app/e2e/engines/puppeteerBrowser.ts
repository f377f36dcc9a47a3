import { setTimeout } from 'node:timers/promises'
import type { Frame, LaunchOptions, Page } from 'puppeteer-core'
import puppeteer from 'puppeteer-core'
import { type EngineBrowser, elementTimeoutMs, expectTyped, hydrationFaults, untilDone } from './engineBrowser.ts'

/** Logged for each answer of 4xx, which some routes expect, and by Firefox for a script or a font that leaving the page has ended. */
const expectedFaults = /^Failed to load resource|error loading dynamically imported module|download failed .* status=2152398850/

/** Chromium by its DevTools protocol, Firefox by WebDriver BiDi. */
export async function launchPuppeteer(options: LaunchOptions): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({ headless: true, ...options })
  const page = await browser.newPage()
  const faults: string[] = []
  const add = (text: string) => {
    if (!expectedFaults.test(text)) faults.push(text)
  }
  page.on('pageerror', (error) => add(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') add(message.text())
  })
  const content = (inFrame = false) => (inFrame ? frameOf(page) : Promise.resolve(page.mainFrame()))
  const find = async (xpath: string, inFrame?: boolean) => {
    const element = await (await content(inFrame)).$(`xpath/${xpath}`)
    if (!element) throw new Error('the page has no such element')
    await element.evaluate(async (node) => {
      // the middle of the screen, because a bar at its edge would take the click
      ;(node as HTMLElement).scrollIntoView({ block: 'center' }) // XPath finds elements only
      const { top, left } = (node as HTMLElement).getBoundingClientRect()
      await new Promise(requestAnimationFrame)
      const now = (node as HTMLElement).getBoundingClientRect()
      if (now.top !== top || now.left !== left) throw new Error('the element moves')
    })
    return element
  }
  return {
    // repeated where a redirect of the page before ends it
    open: (url) => untilDone(url, async () => void (await page.goto(url, { waitUntil: 'load' }))),
    click: (xpath, { inFrame } = {}) => untilDone(xpath, async () => (await find(xpath, inFrame)).click()),
    fill: (xpath, text) =>
      untilDone(xpath, async () => {
        const field = await find(xpath)
        await field.click({ count: 3 })
        await field.type(text)
        expectTyped(await field.evaluate((node) => (node as HTMLInputElement).value), text) // the control of a label
      }),
    // while a page is replaced by the next one there is no text
    text: async ({ inFrame } = {}) => (await content(inFrame)).evaluate(() => document.body.innerText).catch(() => ''),
    url: async () => page.url(),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })), // its type asks for the ending
    // a page that is being replaced has no marks; the type is the expression's
    faults: async () => [...faults, ...((await page.evaluate(hydrationFaults).catch(() => [])) as string[])],
    close: () => browser.close(),
  }
}

/** The page's first frame, once it has a document. */
async function frameOf(page: Page): Promise<Frame> {
  for (const until = Date.now() + elementTimeoutMs; Date.now() < until; await setTimeout(100)) {
    const frame = await (await page.$('iframe'))?.contentFrame()
    if (frame && frame.url() !== 'about:blank') return frame
  }
  throw new Error('the page has no frame')
}
