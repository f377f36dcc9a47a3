import type { BrowserContext } from '@playwright/test'
import { expect, isTriedOn, onScreens, test } from './fixtures.ts'
import { logInByRequests } from './player.ts'
import routes from './routes.json' with { type: 'json' }

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
async function visit(context: BrowserContext, { path, refused }: VisitedRoute, destination: string): Promise<void> {
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
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(overflow, `${path}: horizontal overflow`).toBeLessThanOrEqual(0)
  const pictures = await page.evaluate(() => [...document.images].map(({ currentSrc, src }) => currentSrc || src))
  for (const picture of pictures) expect.soft(await requestPicture(context, picture), `${path}: ${picture}`).toBe(200)
  expect.soft(errors, `${path}: console and responses`).toEqual([])
  await page.close()
}

const screens = [
  ['phone-strand', { userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36' }],
  ['desktop-nordlys', {}],
] as const
const visitors = ['guest', 'player'] as const

for (const [screenIndex, [screen, device]] of screens.entries())
  onScreens([screen], () => {
    test.use(device)

    for (const [index, group] of groups.entries())
      for (const [visitorIndex, visitor] of visitors.entries()) {
        if (!isTriedOn(screenIndex, visitorIndex, index)) continue
        test(`every route opens for a ${visitor}, part ${index + 1} of ${groups.length}`, async ({ page, site, isMobile }) => {
          if (visitor === 'player') await logInByRequests(page, site.url, 'freja')
          for (const route of group) {
            const own = new URL(route.path, site.url).pathname
            const otherDevice = isMobile ? undefined : route.desktop
            await visit(page.context(), route, route[visitor] ?? otherDevice ?? own)
          }
        })
      }
  })
