import { setTimeout } from 'node:timers/promises'
import type { Frame, LaunchOptions, Page } from 'puppeteer-core'
import puppeteer from 'puppeteer-core'
import { type EngineBrowser, elementTimeoutMs, hydrationFaults } from './engineBrowser.ts'

/** Logged for each answer of 4xx, which some routes expect, and by Firefox for an import that leaving the page has ended. */
const expectedFaults = /^Failed to load resource|error loading dynamically imported module/

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
    // a locator finds its element again when the page changes under it
    const locator = (await content(inFrame)).locator(`xpath/${xpath}`).setTimeout(elementTimeoutMs)
    // the middle of the screen, because a bar at its edge would take the click
    return locator.filter((element) => {
      element.scrollIntoView({ block: 'center' })
      return true
    })
  }
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    click: async (xpath, { inFrame } = {}) => named(xpath, (await find(xpath, inFrame)).click()),
    fill: async (xpath, text) => named(xpath, (await find(xpath)).fill(text)),
    // while a page is replaced by the next one there is no text
    text: async ({ inFrame } = {}) => (await content(inFrame)).evaluate(() => document.body.innerText).catch(() => ''),
    url: async () => page.url(),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })), // its type asks for the ending
    faults: async () => [...faults, ...((await page.evaluate(hydrationFaults)) as string[])], // the expression's type
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

/** A locator's timeout does not say what it waited for. */
const named = (xpath: string, action: Promise<void>): Promise<void> =>
  action.catch((cause: unknown) => {
    throw new Error(`no element to use: ${xpath}`, { cause })
  })
