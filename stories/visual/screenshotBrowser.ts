import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { brandChrome } from '@casino/tokens/brands'
import { type Breakpoint, breakpoints } from '@casino/tokens/breakpoints'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { chromiumFlags, ensureChromium } from '../../app/scripts/lib/chromium.mjs'
import { storyNow } from '../support/storyNow.ts'
import type { Mode, Shot } from './shots.ts'
import { serveStorybook } from './storybookBuild.ts'

/** Result of `storyStabilizer.settle()` for a story. */
interface SettledStory {
  skip?: string
  note?: string
  broken?: boolean
  clip?: { x: number; y: number; width: number; height: number }
}

/** An open browser page of stories; `hasPendingRequests` while responses are pending. */
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

/** What captures stories of one brand and mode: a browser, or a substitute in tests. */
export interface Camera {
  /** Version of Chromium. */
  renderer: string
  capture(shots: readonly Shot[]): AsyncIterable<CaptureResult>
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

/** Renders stories of a built Storybook deterministically. `css` is added to every page: the gate changes components with it. */
const createCamera = (browser: Browser, url: string, css: string): Camera => ({
  renderer: browser.version(),

  /** Captures shots of one brand and mode one after the other in one page, remounting the story at every width. */
  async *capture(shots) {
    let open: StoryPage | undefined
    for (const shot of shots) {
      let captured: CaptureResult
      try {
        if (open) await showStory(open, shot)
        else open = await openPage(browser, url, css, shot)
        captured = { ...shot, ...(await withTimeout(screenshot(open, shot))) }
      } catch (error) {
        captured = { ...shot, broken: true, note: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }
      }
      yield captured
      // neither a hanging story nor the pointer's place may affect the next one
      if (captured.broken || acts(shot.mode) || shot === shots.at(-1)) {
        await open?.page.context().close()
        open = undefined
      }
    }
  },
})

async function openPage(browser: Browser, url: string, css: string, { story, brand, breakpoint, mode }: Shot): Promise<StoryPage> {
  const context = await browser.newContext({
    viewport: { width: breakpoints[breakpoint], height },
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
  const largeText = mode === 'large-text' ? 'html{font-size:200%!important}' : ''
  const still = `${largeText}*,*::before,*::after{caret-color:transparent!important;scroll-behavior:auto!important;content-visibility:visible!important}${css}`
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style'); style.textContent = ${JSON.stringify(still)}; document.head.append(style) })`)
  const cdp = await context.newCDPSession(page)
  const contrast = mode === 'high-contrast' ? ';contrast:more' : ''
  await page.goto(`${url}iframe.html?id=${story.id}&viewMode=story&globals=theme:${brand}${contrast};a11y.manual:!true`, {
    waitUntil: 'commit',
  })
  return { page, cdp, hasPendingRequests: () => requests > 0 }
}

/** Calls `use` with a browser that renders a built Storybook. */
export async function withBrowser<T>(folder: string, use: (camera: Camera) => Promise<T>, css = ''): Promise<T> {
  const served = await serveStorybook(folder)
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags, ...deterministicFlags] })
  try {
    return await use(createCamera(browser, served.url, css))
  } finally {
    await browser.close()
    await served.close()
  }
}

/** Whether something is done to a story before its screenshot. */
const acts = (mode: Mode): boolean => ['hover', 'pressed', 'focus', 'scrolled'].includes(mode)

async function act({ page }: StoryPage, mode: Mode): Promise<void> {
  if (mode === 'scrolled') return void (await page.evaluate('storyStabilizer.scrollAcross()'))
  if (mode === 'focus') {
    await page.evaluate('storyStabilizer.focusBeforeStory()')
    return page.keyboard.press('Tab')
  }
  // until the first press in a page, Chromium shows the ring of focus that a script moves; afterwards it does not
  if (mode === 'pressed') await page.mouse.click(0, height - 1)
  const { x, y }: { x: number; y: number } = await page.evaluate('storyStabilizer.pointerTarget()') // as the script returns it
  await page.mouse.move(x, y)
  if (mode === 'pressed') await page.mouse.down()
}

async function showStory({ page, cdp }: StoryPage, { story, breakpoint }: Shot): Promise<void> {
  await cdp.send('Emulation.setDeviceMetricsOverride', { width: breakpoints[breakpoint], height, deviceScaleFactor: 1, mobile: false })
  await page.evaluate(`storyStabilizer.show(${JSON.stringify(story.id)})`)
}

async function screenshot(open: StoryPage, { mode, breakpoint }: Shot): Promise<Omit<CaptureResult, keyof Shot>> {
  const { cdp } = open
  let { skip, note, broken, clip } = await settle(open, breakpoint)
  if (skip !== undefined) return { skip }
  if (acts(mode)) {
    await act(open, mode)
    ;({ note, broken, clip } = await settle(open, breakpoint))
  }
  if (!clip) throw new Error('nothing was rendered')
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: clip.y + clip.height > height || clip.x + clip.width > breakpoints[breakpoint],
    clip: { ...clip, scale: 1 },
  })
  return { png: Buffer.from(data, 'base64'), ...(note ? { note } : {}), ...(broken ? { broken } : {}) }
}

/** Waits until the story has settled, and longer while an image or a lazy component is still loading. */
async function settle({ page, hasPendingRequests }: StoryPage, breakpoint: Breakpoint): Promise<SettledStory> {
  const once = (): Promise<SettledStory> => page.evaluate(`storyStabilizer.settle('${breakpoint}')`)
  let settled = await once()
  for (let tries = 0; settled.skip === undefined && hasPendingRequests() && tries < 50; tries++) settled = await once()
  return settled
}

async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  const done = new AbortController()
  const late = setTimeout(captureTimeoutMs, undefined, { signal: done.signal }).then(() => {
    throw new Error(`not rendered within ${captureTimeoutMs / 1000} s`)
  })
  return Promise.race([answer, late]).finally(() => done.abort())
}
