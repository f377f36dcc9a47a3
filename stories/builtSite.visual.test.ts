import { brands } from '@casino/tokens/brands'
import { breakpoints } from '@casino/tokens/breakpoints'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSiteDatabase } from '../app/platform/testing/testDatabase.ts'
import { chromiumFlags, ensureChromium, withoutPictures } from '../app/scripts/lib/chromium.mjs'
import { sharedImageCache, startSite } from '../app/scripts/lib/startSite.mjs'
import { ensureStorybook, serveStorybook } from './visual/storybookBuild.ts'

/** Stories of whole screens, and the site's path with the same screen. */
const pairs = [
  { story: 'features-shell--guest', path: '/', words: 'Log ind', atLeast: 15 },
  { story: 'features-lobby--guest', path: '/', words: 'Populære', atLeast: 10 },
  { story: 'features-login--session-expired', path: '/log-ind?reason=expired', words: 'MitID', atLeast: 4 },
]
const places = brands.map((brand, place) => ({ brand, width: [breakpoints.xs, breakpoints.xl][place] ?? breakpoints.md }))

type ComputedStyles = Record<string, Record<string, string>>

/** Runs in the page: all computed styles of elements with text, by tag and text, without properties that depend on the available space. */
const readStyles = (): ComputedStyles => {
  const byRoom =
    /^(?:width|height|inline-size|block-size|top|bottom|left|right|inset|perspective-origin|transform-origin|margin|grid-template|min-|max-|--)/
  const names = [...getComputedStyle(document.body)].filter((name) => !byRoom.test(name))
  const looks: ComputedStyles = {}
  const twice = new Set<string>() // the same text twice may belong to different elements
  for (const element of document.querySelectorAll<HTMLElement>('a, button, h1, h2, h3, p, li, span')) {
    const words = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent?.trim())
    if (!words.join('') || !element.checkVisibility()) continue
    const styles = getComputedStyle(element)
    const seen = Object.fromEntries(names.map((name) => [name, styles.getPropertyValue(name)]))
    const key = `${element.localName} ${words.join(' ')}`
    if (key in looks) twice.add(key)
    looks[key] = seen
  }
  for (const key of twice) delete looks[key]
  return looks
}

let browser: Browser
let database: Awaited<ReturnType<typeof createSiteDatabase>>
let site: Awaited<ReturnType<typeof startSite>>
let storybook: Awaited<ReturnType<typeof serveStorybook>>

beforeAll(async () => {
  const build = ensureStorybook()
  database = await createSiteDatabase()
  ;[storybook, site, browser] = await Promise.all([
    serveStorybook(build.folder),
    startSite({ imageCache: sharedImageCache, env: database.env }),
    chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags, withoutPictures] }),
  ])
})
afterAll(async () => {
  await Promise.all([storybook?.close(), browser?.close(), site?.stop()])
  await database?.drop()
})

async function stylesAt(context: BrowserContext, url: string, words: string): Promise<ComputedStyles> {
  const page = await context.newPage()
  await page.goto(url)
  await page.getByText(words).first().waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  const looks = await page.evaluate(readStyles)
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

  it.each(pairs)('renders $story like the built site at $path', async ({ story, path, words, atLeast }) => {
    const there = await stylesAt(context, site.url + path, words)
    const here = await stylesAt(context, `${storybook.url}iframe.html?id=${story}&viewMode=story&globals=theme:${brand}`, words)
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
