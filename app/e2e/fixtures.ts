import type { ErrorCode } from '@casino/features/api/errors'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import popups from '../platform/seed/popups.json' with { type: 'json' }
import { createSiteDatabase } from '../platform/testing/testDatabase.ts'
import { withoutPictures } from '../scripts/lib/chromium.mjs'
import { sharedImageCache, startSite } from '../scripts/lib/startSite.mjs'
import { findViolations } from './axe.ts'

const screens = {
  'phone-nordlys': { brand: 'nordlys', viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
  'phone-strand': { brand: 'strand', viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
  'desktop-nordlys': { brand: 'nordlys', viewport: { width: 1280, height: 800 } },
  'desktop-strand': { brand: 'strand', viewport: { width: 1280, height: 800 } },
} as const
type ScreenName = keyof typeof screens
/** With `E2E_SCREENS=all`, tests run on more screens than in `npm test`. */
export const everyScreen = process.env.E2E_SCREENS === 'all'
export const allScreens: readonly ScreenName[] = ['phone-nordlys', 'phone-strand', 'desktop-nordlys', 'desktop-strand']
/** One screen per size, in different brands. */
export const oneOfEachSize = ['phone-strand', 'desktop-nordlys'] as const satisfies readonly ScreenName[]
/** The screens of the player's journey, which is driven by keyboard on a desktop in another test. */
export const journeyScreens: readonly ScreenName[] = everyScreen ? allScreens : ['phone-strand']

interface ScreenOptions {
  brand: 'nordlys' | 'strand'
  /** The visitor has not chosen yet: only for tests of the questions for consent. */
  asksForConsent: boolean
}

/** Cookies of a visitor who has refused optional cookies and offers. */
const answeredConsent = () => ({ consent: `1.00.${Date.now()}.e2e-visitor-without-id`, acceptNews: '0' })
/** Every popup of the seed is closed: a test of popups deletes this cookie. */
const seenPopups = popups.map(({ id }) => id).join('.')

/** Cookies of a visitor who has been asked for consent and has seen the popups. */
export const answeredCookies = () => ({ seenPopups, ...answeredConsent() })

type RunningSite = Awaited<ReturnType<typeof startSite>>
interface InjectedFault {
  path: string
  kind: 'status' | 'code' | 'delay' | 'drop' | 'malformed'
  status?: number
  /** The refusal of the kind `code`. */
  code?: ErrorCode
  delayMs?: number
  times: number
  /** `answer`: the call is processed and only its response is lost. */
  stage?: 'answer'
}

/** Test controls of the platform. */
export interface PlatformControls {
  advance(ms: number): Promise<void>
  fail(fault: InjectedFault): Promise<void>
  /** Answers a call of content, news, campaigns, landing pages or bonuses in place of the CMS, for calls with this input, until the next reset. A site that caches content may show it later. */
  answer(answer: { call: string; where?: Readonly<Record<string, unknown>>; data: unknown }): Promise<void>
  /** Throws when the audit of the ledger finds anything; every test with these controls ends with it. Resolves to the number of postings. */
  expectBalanced(): Promise<number>
}

interface WorkerOptions {
  /** Environment of the site. */
  siteEnv: Readonly<Record<string, string>>
  /** Whether the browser loads pictures: where a test looks at them, because they take a quarter of the time of a page. */
  loadsPictures: boolean
}

/** What a page logs in place of a text that it does not have, and of a message to a frame that is not there. */
const loggedFaults = /^Uncompiled message|^Failed to execute 'postMessage'/

async function postControl(site: RunningSite, path: string, body: unknown): Promise<void> {
  const response = await fetch(`${site.platformUrl}/_test/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.ok, `${path}: ${response.status}`).toBe(true)
}

/**
 * Playwright fixtures: one site per worker, on a database of its own on the server of TEST_DATABASE_URL, else on the embedded one; a browser
 * context with the brand cookie of the screen. Each test begins with the seeded accounts, whatever the one before it has done.
 */
export const test = base.extend<
  ScreenOptions & { controls: PlatformControls; seededAccounts: undefined },
  WorkerOptions & { site: RunningSite }
>({
  brand: ['nordlys', { option: true }],
  asksForConsent: [false, { option: true }],
  siteEnv: [{}, { scope: 'worker' }],
  loadsPictures: [false, { scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, loadsPictures }, use) =>
      use(loadsPictures ? launchOptions : { ...launchOptions, args: [...(launchOptions.args ?? []), withoutPictures] }),
    { scope: 'worker' },
  ],
  site: [
    async ({ siteEnv }, use) => {
      const database = await createSiteDatabase()
      const site = await startSite({
        imageCache: sharedImageCache,
        env: { ...siteEnv, ...database.env },
      })
      await use(site)
      await site.stop()
      await database.drop()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  context: async ({ context, site, brand, asksForConsent }, use) => {
    await context.setOffline(false) // the one state that a reused context keeps
    await context.addCookies(
      Object.entries({ brand, ...(asksForConsent ? { seenPopups } : answeredCookies()) }).map(([name, value]) => ({
        name,
        value,
        url: site.url,
      })),
    )
    const faults = new Set<string>()
    context.on('console', (message) => {
      if (loggedFaults.test(message.text())) faults.add(message.text())
    })
    await use(context)
    expect([...faults], 'faults that pages have logged').toEqual([])
    // Playwright empties the browser's cache through the open pages of a context that it reuses; kept, it halves the requests of the tests
    for (const page of context.pages()) await page.close()
  },
  seededAccounts: [
    async ({ site }, use) => {
      await postControl(site, 'reset', {})
      await use(undefined)
    },
    { auto: true },
  ],
  controls: async ({ site }, use) => {
    const post = (path: string, body: unknown) => postControl(site, path, body)
    const controls: PlatformControls = {
      advance: (advanceMs) => post('clock', { advanceMs }),
      fail: (fault) => post('faults', fault),
      answer: (answer) => post('answers', answer),
      expectBalanced: async () => {
        const ledger = (await (await fetch(`${site.platformUrl}/_test/ledger`)).json()) as { postings: number } // the shape of the test control
        expect(ledger).toMatchObject({ balanced: true, findings: {} })
        return ledger.postings
      },
    }
    await use(controls)
    await controls.expectBalanced()
  },
})

/**
 * On sites that show changed content at once. Tests that need it share this definition, as those of the next: each `test.use` of a worker's
 * option would start workers, and with them sites, of its own.
 */
export const testWithFreshContent = test.extend({ siteEnv: [{ CONTENT_CACHE: '0' }, { scope: 'worker' }] })

/** On such sites, in browsers that load pictures. */
export const testWithPictures = testWithFreshContent.extend({ loadsPictures: [true, { scope: 'worker' }] })

export { expect, type Page }

/**
 * Defines tests of calls and flows, whose screens are stories at every width: on the named screen, with `E2E_SCREENS=all` on one of each
 * size. What depends on the size is defined with `onScreens`.
 */
export function onOneScreen(name: (typeof oneOfEachSize)[number], define: () => void): void {
  onScreens(everyScreen ? oneOfEachSize : [name], define)
}

/** Defines the tests once for each of the named screens. */
export function onScreens(names: readonly ScreenName[], define: () => void): void {
  for (const name of names)
    test.describe(name, () => {
      test.use(screens[name])
      define()
    })
}

/** Expects no axe violation, neither of the page nor of its frames, and no horizontal overflow. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  expect(await findViolations(page), screen).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, `${screen}: horizontal overflow`).toBeLessThanOrEqual(0)
}

/** Waits until the page is hydrated: before that, a press of a link is the browser's own. */
export const hydrated = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)

/** Expects the message and the link or button that leads on. That the screen is accessible is tested by its story. */
export async function expectFailureScreen(page: Page, sentence: RegExp | string, nextAction: string): Promise<void> {
  await expect(page.getByRole('main').getByText(sentence).first()).toBeVisible()
  const main = page.getByRole('main')
  await expect(
    main
      .getByRole('link', { name: nextAction })
      .or(main.getByRole('button', { name: nextAction }))
      .first(),
  ).toBeVisible()
}

/**
 * Chooses a radio or checks a box. Not `check()`, which reads the state once: on a page that is being hydrated, the site replays what was
 * entered before, and the choice is gone for a moment.
 */
export async function choose(control: Locator): Promise<void> {
  if (!(await control.isChecked())) await control.click()
  await expect(control).toBeChecked()
}
