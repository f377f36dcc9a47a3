import { readFileSync } from 'node:fs'
import { type Brand, brandChrome } from '@casino/tokens/brands'
import { type Breakpoint, breakpoints } from '@casino/tokens/breakpoints'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { chromiumFlags, ensureChromium } from '../../app/scripts/lib/chromium.mjs'
import { storyNow } from '../support/storyNow.ts'
import type { Shot, ShotBatch } from './batches.ts'
import { fingerprint } from './imageDiff.ts'

/** Result of `storyStabilizer.settle()` for a story. */
interface SettledStory {
  skip?: string
  note?: string
  broken?: boolean
  clip?: { x: number; y: number; width: number; height: number }
}

/** An open browser page of a story; `hasPendingRequests` while responses are pending. */
interface StoryPage {
  page: Page
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

const injectedScript = `const storyNow = ${storyNow};\n${readFileSync(new URL('storyStabilizer.js', import.meta.url), 'utf8')}`
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

/** Text, a gradient, a shadow and a curve: their fingerprint identifies the renderer. */
const rendererProbe = `<body style="margin:0;background:#123"><p style="font:18px/1.4 sans-serif;color:#fed;filter:blur(.4px)">Sæt 500,00 kr. ind</p>
<p style="font:700 31px serif;color:#8cf;margin:3px">Ærø Gg 0123</p>
<div style="width:150px;height:60px;border-radius:17px;background:linear-gradient(33deg,oklch(.8 .17 160),oklch(.7 .17 25));box-shadow:0 6px 14px #0009;rotate:3deg;margin:9px"></div>`

/**
 * A browser that renders stories of a built Storybook deterministically. `css` is added to every page: the gate's own tests inject changes
 * with it.
 */
export class ScreenshotBrowser {
  readonly #browser: Browser
  readonly #url: string
  readonly #css: string
  /** Version of Chromium and fingerprint of its probe. */
  readonly renderer: string

  private constructor(browser: Browser, url: string, css: string, renderer: string) {
    this.#browser = browser
    this.#url = url
    this.#css = css
    this.renderer = renderer
  }

  static async open(url: string, { css = '' }: { css?: string } = {}): Promise<ScreenshotBrowser> {
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags, ...deterministicFlags] })
    const page = await browser.newPage({ viewport: { width: 200, height: 160 } })
    await page.setContent(rendererProbe)
    const renderer = `${browser.version()} ${(await fingerprint(await page.screenshot())).slice(0, 8)}`
    await page.close()
    return new ScreenshotBrowser(browser, url, css, renderer)
  }

  close(): Promise<void> {
    return this.#browser.close()
  }

  async #openPage(brand: Brand, storyId: string, width: number): Promise<StoryPage> {
    const context = await this.#browser.newContext({
      viewport: { width, height },
      reducedMotion: 'reduce',
      colorScheme: brandChrome[brand].scheme,
      locale: 'da-DK',
      timezoneId: 'Europe/Copenhagen',
    })
    const page = await context.newPage()
    let requests = 0
    page.on('request', () => requests++)
    page.on('requestfinished', () => requests--)
    page.on('requestfailed', () => requests--)
    await page.addInitScript({ content: injectedScript })
    const still = `*,*::before,*::after{caret-color:transparent!important;scroll-behavior:auto!important}${this.#css}`
    await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style'); style.textContent = ${JSON.stringify(still)}; document.head.append(style) })`)
    const cdp = await context.newCDPSession(page)
    await page.goto(`${this.#url}/iframe.html?id=${storyId}&viewMode=story&globals=theme:${brand};a11y.manual:!true`, {
      waitUntil: 'commit',
    })
    return { page, cdp, hasPendingRequests: () => requests > 0 }
  }

  /**
   * Captures a batch of stories one after the other in one page, remounting each at every width, and calls `onCapture` with each
   * screenshot.
   */
  async capture(sitting: ShotBatch, take: (taken: CaptureResult) => void): Promise<void> {
    const [first] = sitting.stories
    const width = first?.breakpoints[0]
    if (!first || !width) return
    const { brand } = sitting
    let seat = await this.#openPage(brand, first.story.id, breakpoints[width])
    let fresh = true
    for (const { story, breakpoints: widths } of sitting.stories)
      for (const breakpoint of widths) {
        const shot = { story, brand, breakpoint }
        try {
          if (!fresh) await this.#showStory(seat, story.id, breakpoint)
          fresh = false
          take({ ...shot, ...(await this.#screenshot(seat, breakpoint)) })
        } catch (error) {
          take({ ...shot, broken: true, note: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) })
          await seat.page.context().close() // a hanging story must not affect the next one
          seat = await this.#openPage(brand, story.id, breakpoints[breakpoint])
        }
      }
    await seat.page.context().close()
  }

  async #showStory({ page, cdp }: StoryPage, storyId: string, breakpoint: Breakpoint): Promise<void> {
    await cdp.send('Emulation.setDeviceMetricsOverride', { width: breakpoints[breakpoint], height, deviceScaleFactor: 1, mobile: false })
    await page.evaluate(`storyStabilizer.show(${JSON.stringify(storyId)})`)
  }

  async #screenshot({ cdp, hasPendingRequests }: StoryPage, breakpoint: Breakpoint): Promise<Omit<CaptureResult, keyof Shot>> {
    const still = async (): Promise<SettledStory> => {
      const { result, exceptionDetails } = await withTimeout(
        cdp.send('Runtime.evaluate', { expression: `storyStabilizer.settle('${breakpoint}')`, awaitPromise: true, returnByValue: true }),
      )
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value
    }
    let { skip, note, broken, clip } = await still()
    if (skip !== undefined) return { skip }
    // while an image or a lazy component is still loading
    for (let tries = 0; hasPendingRequests() && tries < 50; tries++) ({ note, broken, clip } = await still())
    if (!clip) throw new Error('nothing was rendered')
    const { data } = await withTimeout(
      cdp.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        captureBeyondViewport: clip.y + clip.height > height || clip.x + clip.width > breakpoints[breakpoint],
        clip: { ...clip, scale: 1 },
      }),
    )
    return { png: Buffer.from(data, 'base64'), ...(note ? { note } : {}), ...(broken ? { broken } : {}) }
  }
}

async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not rendered within ${captureTimeoutMs / 1000} s`)), captureTimeoutMs)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
