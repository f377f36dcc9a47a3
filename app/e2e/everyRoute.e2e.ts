import type { BrowserContext } from '@playwright/test'
import { hydrationFaults, isReady } from './engines/engineBrowser.ts'
import { everyScreen, expect, onScreens, test } from './fixtures.ts'
import { logInByRequests } from './player.ts'
import routes from './routes.json' with { type: 'json' }
import { findSmallTargets, touchPages } from './touchTargets.ts'

/** A route of the two route tables by an address of it, and where each visitor is led from it; without one, nowhere. */
interface VisitedRoute {
  path: string
  /** Path that a guest or a player is led to. */
  guest?: string
  player?: string
  /** Path that other devices than phones are led to. */
  desktop?: string
  /** Opened without a payment or a login to return from: its calls are refused, and the page says so. */
  refused?: boolean
}
const table: readonly VisitedRoute[] = routes
/** Groups of routes that are visited in one test: each few enough for its time on a busy machine. */
const groups = [0, 1, 2, 3].map((part) => table.filter((_, index) => index % 4 === part))
/** Status of each picture that was requested before: many are on several routes. */
const statusOfPictures = new Map<string, number>()

/** Requests a picture of a page, as the browser would, which loads none here. Resolves to the status of its answer. */
async function requestPicture({ request }: BrowserContext, url: string): Promise<number> {
  const known = statusOfPictures.get(url)
  if (known !== undefined) return known
  const status = (await request.get(url, { headers: { accept: 'image/avif,image/webp,*/*' } })).status()
  statusOfPictures.set(url, status)
  return status
}

/** Opens the route in a page of its own, so that no late answer counts against the next one. */
async function visit(context: BrowserContext, { path, refused }: VisitedRoute, destination: string, isMobile: boolean): Promise<void> {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('response', (response) => {
    const call = new URL(response.url()).pathname
    if (response.status() >= 400 && !(refused && /^\/(?:api|backend)\//.test(call))) errors.push(`${response.status()} ${call}`)
  })
  const response = await page.goto(path)
  await expect.soft(page, `${path}: where it leads`).toHaveURL(({ pathname }) => pathname === destination)
  expect.soft(response?.status(), `${path}: status`).toBe(200)
  await expect.soft(page.getByRole('heading', { level: 1 }).first(), `${path}: heading`).toBeAttached()
  await page.waitForLoadState('load')
  await expect.poll(() => page.evaluate(isReady), `${path}: hydrated`).toBe(true)
  expect.soft(await page.evaluate(hydrationFaults), `${path}: rendered again`).toEqual([])
  expect.soft(await page.locator('script:not([src]):not([type$="json"])').count(), `${path}: inline scripts`).toBe(0)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(overflow, `${path}: horizontal overflow`).toBeLessThanOrEqual(0)
  const pictures = await page.evaluate(() => [...document.images].map(({ currentSrc, src }) => currentSrc || src))
  for (const picture of pictures) expect.soft(await requestPicture(context, picture), `${path}: ${picture}`).toBe(200)
  if (isMobile && touchPages.test(path)) expect.soft(await findSmallTargets(page), `${path}: controls that a finger misses`).toEqual([])
  expect.soft(errors, `${path}: console and responses`).toEqual([])
  await page.close()
}

/** Opens the route as `visit`, without a browser. */
async function request({ request }: BrowserContext, { path }: VisitedRoute, destination: string, userAgent: string): Promise<void> {
  const response = await request.get(path, { headers: { 'user-agent': userAgent } })
  expect.soft(new URL(response.url()).pathname, `${path}: where it leads`).toBe(destination)
  expect.soft(response.status(), `${path}: status`).toBe(200)
  expect.soft(await response.text(), `${path}: heading`).toContain('<h1')
}

const screens = [
  ['phone-strand', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'],
  ['desktop-nordlys', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36'],
] as const
const visitors = ['guest', 'player'] as const

/**
 * Each route is opened by a browser on a phone, as the visitor whom it is for, and every fourth one on a desktop; otherwise by a request,
 * except the return of a login, whose script leads on.
 */
const needsBrowser = (
  screen: string,
  visitor: (typeof visitors)[number],
  { guest, player, refused }: VisitedRoute,
  index: number,
): boolean =>
  everyScreen ||
  (refused && visitor === 'player' && player !== undefined) ||
  (screen === 'phone-strand' ? visitor === (guest ? 'player' : 'guest') : visitor === 'player' && index % 4 === 0)

for (const [screen, userAgent] of screens)
  onScreens([screen], () => {
    test.use({ userAgent })

    for (const visitor of visitors)
      for (const [part, group] of groups.entries())
        test(`every route opens for a ${visitor}, part ${part + 1} of ${groups.length}`, async ({ page, site, isMobile }) => {
          if (visitor === 'player') await logInByRequests(page, site.url, 'freja')
          expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(isMobile)
          for (const [index, route] of group.entries()) {
            const own = new URL(route.path, site.url).pathname
            const destination = route[visitor] ?? (isMobile ? undefined : route.desktop) ?? own
            if (needsBrowser(screen, visitor, route, index)) await visit(page.context(), route, destination, isMobile)
            else await request(page.context(), route, destination, userAgent)
          }
        })
  })
