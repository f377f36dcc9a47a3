import { brands } from '@casino/tokens/brands'
import { breakpoints } from '@casino/tokens/breakpoints'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumFlags, ensureChromium } from '../../app/scripts/lib/chromium.mjs'
import { sharedPictures, startSite } from '../../app/scripts/lib/site.mjs'
import { ensureStorybook, serveStorybook } from './storybook.ts'

/** Stories of whole screens, and where the site shows the same; `part` is what both have. */
const pairs = [
  { story: 'features-shell--guest', path: '/', part: 'header', atLeast: 8 },
  { story: 'features-shell--guest', path: '/', part: 'footer', atLeast: 20 },
  { story: 'features-lobby--guest', path: '/', part: 'main', atLeast: 40 },
  { story: 'features-login--session-expired', path: '/log-ind?reason=expired', part: 'main', atLeast: 8 },
]
const places = brands.flatMap((brand) => [breakpoints.xs, breakpoints.xl].map((width) => ({ brand, width })))

/** Runs in the page: every computed style of every element of a part, by tag, class and words. What only follows from the room around it is left out. */
const readLooks = (part: string): Record<string, Record<string, string>> => {
  const byRoom =
    /^(?:width|height|inline-size|block-size|top|bottom|left|right|inset|perspective-origin|transform-origin|margin|grid-template|min-block|min-height)/
  const looks: Record<string, Record<string, string>> = {}
  for (const element of document.querySelectorAll(`${part} [class]`)) {
    if (!(element instanceof HTMLElement)) continue
    const styles = getComputedStyle(element)
    const key = `${element.localName}.${element.className} ${element.textContent?.trim().slice(0, 40)}`
    looks[key] = Object.fromEntries([...styles].filter((name) => !byRoom.test(name)).map((name) => [name, styles.getPropertyValue(name)]))
  }
  return looks
}

let browser: Browser
let site: Awaited<ReturnType<typeof startSite>>
let storybook: Awaited<ReturnType<typeof serveStorybook>>

beforeAll(async () => {
  ensureStorybook()
  ;[storybook, site, browser] = await Promise.all([
    serveStorybook(),
    startSite({ pictures: sharedPictures }),
    chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags }),
  ])
})
afterAll(async () => {
  storybook?.close()
  await Promise.all([browser?.close(), site?.stop()])
})

async function looksAt(context: BrowserContext, url: string, part: string): Promise<ReturnType<typeof readLooks>> {
  const page: Page = await context.newPage()
  await page.goto(url)
  await page.locator(`${part} [class]`).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const looks = await page.evaluate(readLooks, part)
  await page.close()
  return looks
}

describe.each(places)('the built Storybook in $brand at $width px', ({ brand, width }) => {
  let context: BrowserContext
  beforeAll(async () => {
    context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce', locale: 'da-DK' })
    await context.addCookies([{ name: 'brand', value: brand, url: site.url }])
  })
  afterAll(() => context?.close())

  it.each(pairs)('draws $part of $story as the built site does at $path', async ({ story, path, part, atLeast }) => {
    const there = await looksAt(context, site.url + path, part)
    const here = await looksAt(context, `${storybook.url}/iframe.html?id=${story}&viewMode=story&globals=theme:${brand}`, part)
    const both = Object.keys(here).filter((key) => key in there)
    expect(both.length).toBeGreaterThanOrEqual(atLeast)
    const differences = both.flatMap((key) =>
      Object.entries(here[key] ?? {})
        .filter(([name, value]) => there[key]?.[name] !== value)
        .map(([name, value]) => `${key}: ${name} ${value}, on the site ${there[key]?.[name]}`),
    )
    expect(differences).toEqual([])
  })
})
