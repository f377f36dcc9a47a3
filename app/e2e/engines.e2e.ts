import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { formatTable } from '../../features/format/testing/formatTable.ts'
import { type EngineBrowser, isReady } from './engines/engineBrowser.ts'
import { engines } from './engines/engines.ts'
import { journey, journeySteps } from './engines/journey.ts'
import { answeredCookies, everyScreen, expect, type Page, test } from './fixtures.ts'
import { logInByRequests } from './player.ts'
import routes from './routes.json' with { type: 'json' }

const pictures = fileURLToPath(new URL('../../test-results/engines/', import.meta.url))

/** The steps of `npm test`, of a player who is logged in; the release run takes all, on a desktop too, and visits every route. */
const shortJourney = ['depositByStoredCard', 'slot', 'logout'] as const

/** Logs a test person in by requests, and hands the cookies to the engine's browser. */
async function logIn(browser: EngineBrowser, page: Page, siteUrl: string): Promise<void> {
  await logInByRequests(page, siteUrl, 'freja')
  await browser.open(siteUrl)
  for (const { name, value } of await page.context().cookies(siteUrl)) await browser.evaluate(`document.cookie = '${name}=${value};path=/'`)
}

/** The table of format functions as a script for browsers. */
async function bundleFormatTable(): Promise<string> {
  const entry = fileURLToPath(new URL('../../features/format/testing/formatTable.ts', import.meta.url))
  const lib = { entry, formats: ['iife' as const], name: 'formats' } // a format is a literal type
  const [bundle] = [await build({ configFile: false, logLevel: 'error', build: { write: false, lib } })].flat()
  if (!bundle || !('output' in bundle)) throw new Error('the format functions were not bundled')
  return bundle.output[0].code
}

for (const { name, packages, launch } of engines)
  test.describe(`in ${name}`, () => {
    test.skip(!launch, `${name} is not installed (Debian: ${packages})`)
    let browser: EngineBrowser
    test.beforeAll(async () => {
      if (launch) browser = await launch()
    })
    test.afterAll(() => browser?.close())

    test.beforeEach(async ({ site }) => {
      test.setTimeout(600_000)
      await browser.resize(390, 844)
      await browser.open(site.url)
      for (const [key, value] of Object.entries(answeredCookies())) await browser.evaluate(`document.cookie = '${key}=${value};path=/'`)
    })
    test.afterEach(async () => {
      const info = test.info()
      if (info.status !== info.expectedStatus) await browser.screenshot(info.outputPath('page.png'))
      expect(await browser.faults(), 'faults of pages').toEqual([])
    })

    test('every format function writes what it writes on the server', async () => {
      await browser.open('about:blank') // without the security policy of the site
      const text = await browser.evaluate(`(() => { ${await bundleFormatTable()}; return JSON.stringify(formats.formatTable()) })()`)
      expect(JSON.parse(String(text))).toEqual(JSON.parse(JSON.stringify(formatTable())))
    })

    if (name === 'chromium' && !everyScreen) return // every other test drives it

    test('no route is rendered again by the browser', async ({ site, page }) => {
      const visited = routes.filter(({ path }) => everyScreen || /^\/(?:$|min-konto|spilleautomater\/nye)/.test(path))
      const visit = async () => {
        for (const { path } of visited) {
          await browser.open(site.url + path)
          // some routes lead on to another while they are looked at
          const hydrated = () => browser.evaluate(isReady).catch(() => false)
          await expect.poll(hydrated, { message: `${path} is hydrated` }).toBe(true)
          expect.soft(await browser.faults(), `${path}: faults`).toEqual([])
        }
      }
      await visit()
      // twice: the second login shows when the first was
      await logInByRequests(page, site.url, 'freja')
      await page.context().clearCookies()
      await logIn(browser, page, site.url)
      await visit()
    })

    for (const width of everyScreen ? [390, 1280] : [390])
      test(`a player's journey at ${width} px`, async ({ site, controls, page }) => {
        mkdirSync(pictures, { recursive: true })
        await browser.resize(width, 844)
        if (!everyScreen) await logIn(browser, page, site.url)
        for (const step of everyScreen ? journeySteps : shortJourney)
          await test.step(step, async () => {
            await journey[step]({ browser, siteUrl: site.url, controls })
            await browser.screenshot(`${pictures}${name}-${width}-${step}.png`)
          })
      })
  })
