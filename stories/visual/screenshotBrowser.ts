import { readFileSync } from 'node:fs'
import { brandChrome } from '@casino/tokens/brands'
import { type Breakpoint, breakpoints } from '@casino/tokens/breakpoints'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { chromiumFlags, ensureChromium } from '../../app/scripts/lib/chromium.mjs'
import { storyNow } from '../support/storyNow.ts'
import type { ShotBatch } from './batches.ts'
import type { Mode, Shot } from './shots.ts'
import { takeScreenshot } from './takeScreenshot.ts'

/** Result of `storyStabilizer.settle()` for a story. */
interface SettledStory {
  skip?: string
  note?: string
  broken?: boolean
  clip?: { x: number; y: number; width: number; height: number }
}

/** An open browser page of a story in one mode; `hasPendingRequests` while responses are pending. */
interface StoryPage {
  page: Page
  mode: Mode
  cdp: CDPSession
  hasPendingRequests(): boolean
}

/** A screenshot of a story, or the reason why there is none. */
export interface CaptureResult extends Shot {
  png?: Buffer
  /** Reason given in the story's parameters for having no screenshot. */
  skip?: string
  /** Error message of its play function or its rendering. */
  note?: string
  /** The story could not be rendered. */
  broken?: boolean
}

/** What captures batches of stories: a browser, or a substitute in tests. */
export interface Camera {
  /** Version of Chromium. */
  renderer: string
  capture(batch: ShotBatch, onCapture: (captured: CaptureResult) => void): Promise<void>
  close(): Promise<void>
}

/** Runs in every page and frame before its own scripts. */
export const stabilizerScript = `const storyNow = ${storyNow};\n${readFileSync(new URL('storyStabilizer.js', import.meta.url), 'utf8')}`
const height = 900
/** Flags for deterministic rasterisation: partial raster and CPU-specific code paths change pixel values by one level. */
const deterministicFlags = [
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-checker-imaging',
  '--num-raster-threads=1',
]
/** Timeout for rendering a story and running its play function on a busy machine, ms. */
const captureTimeoutMs = 120_000

/**
 * A browser that renders stories of a built Storybook deterministically. `css` is added to every page: the gate's own tests inject changes
 * with it.
 */
export class ScreenshotBrowser implements Camera {
  readonly #browser: Browser
  readonly #url: string
  readonly #css: string
  readonly renderer: string

  private constructor(browser: Browser, url: string, css: string) {
    this.#browser = browser
    this.#url = url
    this.#css = css
    this.renderer = browser.version()
  }

  static async open(url: string, { css = '' }: { css?: string } = {}): Promise<ScreenshotBrowser> {
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags, ...deterministicFlags] })
    return new ScreenshotBrowser(browser, url, css)
  }

  close(): Promise<void> {
    return this.#browser.close()
  }

  async #openPage({ brand, mode }: ShotBatch, storyId: string, width: number): Promise<StoryPage> {
    const context = await this.#browser.newContext({
      viewport: { width, height },
      reducedMotion: 'reduce',
      colorScheme: brandChrome[brand].scheme,
      forcedColors: mode === 'forced-colors' ? 'active' : 'none',
      locale: 'da-DK',
      timezoneId: 'Europe/Copenhagen',
    })
    const page = await context.newPage()
    let requests = 0
    page.on('request', () => requests++)
    page.on('requestfinished', () => requests--)
    page.on('requestfailed', () => requests--)
    await page.addInitScript({ content: stabilizerScript })
    // a screenshot is taller than the viewport: nothing outside it may be skipped
    const still = `*,*::before,*::after{caret-color:transparent!important;scroll-behavior:auto!important;content-visibility:visible!important}${this.#css}`
    await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style'); style.textContent = ${JSON.stringify(still)}; document.head.append(style) })`)
    const cdp = await context.newCDPSession(page)
    const contrast = mode === 'high-contrast' ? ';contrast:more' : ''
    await page.goto(`${this.#url}/iframe.html?id=${storyId}&viewMode=story&globals=theme:${brand}${contrast};a11y.manual:!true`, {
      waitUntil: 'commit',
    })
    return { page, mode, cdp, hasPendingRequests: () => requests > 0 }
  }

  /**
   * Captures a batch of stories one after the other in one page, remounting each at every width, and calls `onCapture` with each
   * screenshot.
   */
  async capture(batch: ShotBatch, onCapture: (captured: CaptureResult) => void): Promise<void> {
    const { brand, mode } = batch
    let open: StoryPage | undefined
    for (const { story, breakpoints: widths } of batch.stories)
      for (const breakpoint of widths) {
        const shot = { story, brand, breakpoint, mode }
        try {
          if (open) await this.#showStory(open, story.id, breakpoint)
          else open = await this.#openPage(batch, story.id, breakpoints[breakpoint])
          onCapture({ ...shot, ...(await this.#screenshot(open, breakpoint)) })
        } catch (error) {
          onCapture({ ...shot, broken: true, note: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) })
          await open?.page.context().close() // a hanging story must not affect the next one
          open = undefined
        }
      }
    await open?.page.context().close()
  }

  async #showStory({ page, cdp }: StoryPage, storyId: string, breakpoint: Breakpoint): Promise<void> {
    await cdp.send('Emulation.setDeviceMetricsOverride', { width: breakpoints[breakpoint], height, deviceScaleFactor: 1, mobile: false })
    await page.evaluate(`storyStabilizer.show(${JSON.stringify(storyId)})`)
  }

  async #screenshot(open: StoryPage, breakpoint: Breakpoint): Promise<Omit<CaptureResult, keyof Shot>> {
    const { page, cdp, mode } = open
    let { skip, note, broken, clip } = await this.#settle(open, breakpoint)
    if (skip !== undefined) return { skip }
    const usesPointer = mode === 'hover' || mode === 'pressed'
    if (usesPointer) {
      if (mode === 'pressed') await pressBeside(page)
      const { x, y }: { x: number; y: number } = await page.evaluate('storyStabilizer.pointerTarget()') // as the script returns it
      await page.mouse.move(x, y)
      if (mode === 'pressed') await page.mouse.down()
      ;({ note, broken, clip } = await this.#settle(open, breakpoint))
    }
    if (!clip) throw new Error('nothing was rendered')
    const picture = {
      format: 'png' as const,
      optimizeForSpeed: true,
      captureBeyondViewport: clip.y + clip.height > height || clip.x + clip.width > breakpoints[breakpoint],
      clip: { ...clip, scale: 1 },
    }
    const { data } = await withTimeout(takeScreenshot(() => cdp.send('Page.captureScreenshot', picture)))
    if (usesPointer) await releasePointer(page, mode)
    return { png: Buffer.from(data, 'base64'), ...(note ? { note } : {}), ...(broken ? { broken } : {}) }
  }

  /** Waits until the story has settled, and longer while an image or a lazy component is still loading. */
  async #settle({ cdp, hasPendingRequests }: StoryPage, breakpoint: Breakpoint): Promise<SettledStory> {
    const settle = async (): Promise<SettledStory> => {
      const { result, exceptionDetails } = await withTimeout(
        cdp.send('Runtime.evaluate', { expression: `storyStabilizer.settle('${breakpoint}')`, awaitPromise: true, returnByValue: true }),
      )
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value
    }
    let settled = await settle()
    for (let tries = 0; settled.skip === undefined && hasPendingRequests() && tries < 50; tries++) settled = await settle()
    return settled
  }
}

/** Presses an empty place: until the first press in a page, Chromium shows the ring of focus that a script moves; afterwards it does not. */
async function pressBeside(page: Page): Promise<void> {
  await page.mouse.move(0, height - 1)
  await page.mouse.down()
  await releasePointer(page, 'pressed')
}

/** Moves the pointer away, where the next story does not expect it. A released button must not act: the page would navigate. */
async function releasePointer(page: Page, mode: Mode): Promise<void> {
  if (mode === 'pressed') {
    await page.evaluate('storyStabilizer.ignoreNextClick()')
    await page.mouse.up()
  }
  await page.mouse.move(0, height - 1)
}

async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not rendered within ${captureTimeoutMs / 1000} s`)), captureTimeoutMs)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
