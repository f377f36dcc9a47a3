import { minuteMs } from '@casino/features/format/duration'
import popups from '../platform/seed/popups.json' with { type: 'json' }
import { expect, onOneScreen, type Page, type PlatformControls, testWithFreshContent as test } from './fixtures.ts'
import { logInByRequests } from './player.ts'

const cookieOf = (key: string) => `/api/cookie?key=${key}`
const dialogs = (page: Page) => page.getByRole('dialog')

/** The warning is due this many minutes after the login. */
const setLifetime = (controls: PlatformControls, minutes: number) =>
  controls.answer({
    call: 'content.systemConfig',
    where: { name: 'notification_start_time' },
    data: { id: '1', name: 'notification_start_time', type: 'number', value: String(minutes), isPublic: true },
  })

/** Opens a page and waits until the cookie `key` is known, on which its popups depend. */
async function openWithCookie(page: Page, path: string, key: string): Promise<void> {
  const known = page.waitForResponse((response) => response.url().endsWith(cookieOf(key)))
  await page.goto(path)
  await (await known).finished()
}

/** The seed has the film as a draft: nothing opens over a list of games by itself. */
const publishFilm = (controls: PlatformControls) =>
  controls.answer({
    call: 'content.popups',
    data: popups.filter(({ id }) => id === 'film-om-graenser').map((popup) => ({ ...popup, status: true })),
  })

onOneScreen('desktop-nordlys', () => {
  test('the player warning is due one lifetime after the login, and again one lifetime after it was closed', async ({
    page,
    site,
    controls,
  }) => {
    await setLifetime(controls, 5)
    await logInByRequests(page, site.url, 'freja')
    await controls.advance(6 * minuteMs)
    await page.goto('/')
    const warning = page.getByRole('dialog', { name: 'Du har været logget ind i 6 minutter' })
    await expect(warning).toBeVisible()
    await expect(warning.getByRole('link', { name: 'Hold pause' })).toHaveAttribute('href', '/min-konto/begraensninger#pause')
    const stored = page.waitForResponse((response) => response.url().endsWith('/api/cookie'))
    await warning.getByRole('button', { name: 'Fortsæt' }).dblclick()
    await stored
    await expect(dialogs(page)).toHaveCount(0)

    await openWithCookie(page, '/jackpots', 'notificationShowTime')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(dialogs(page)).toHaveCount(0)
    await controls.advance(5 * minuteMs)
    await page.reload()
    await expect(page.getByRole('dialog', { name: 'Du har været logget ind i 11 minutter' })).toBeVisible()
  })
})

onOneScreen('phone-strand', () => {
  test('a guest is sent no popups, and a paused player neither', async ({ page, site, context }) => {
    await context.clearCookies({ name: 'seenPopups' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.clock.install()
    await page.goto('/spilleautomater')
    await page.clock.runFor(10_000)
    await logInByRequests(page, site.url, 'noah')
    await page.goto('/spilleautomater')
    await page.clock.runFor(10_000)
    await expect(dialogs(page)).toHaveCount(0)
    expect(asked.filter((url) => url.includes('/api/popups'))).toEqual([])
  })

  test('the welcome is shown in the first session, once', async ({ page, site, context }) => {
    await context.clearCookies({ name: 'seenPopups' })
    await logInByRequests(page, site.url, 'emil')
    await page.goto('/')
    const welcome = page.getByRole('dialog', { name: 'Velkommen, Emil' })
    await expect(welcome).toBeVisible()
    const picture = await welcome.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc || image.src)
    expect((await page.request.get(picture)).headers()['content-type']).toMatch(/^image\//)
    await page.keyboard.press('Escape')
    await expect(welcome).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await openWithCookie(page, '/jackpots', 'seenPopups')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(dialogs(page)).toHaveCount(0)
  })

  test('nothing that can wait opens after a game', async ({ page, site, context }) => {
    await context.clearCookies({ name: 'seenPopups' })
    await logInByRequests(page, site.url, 'emil')
    await page.goto('/spilleautomater/spil-for-sjov/europaeisk-roulette')
    await expect(page.frameLocator('iframe').locator('#result')).not.toContainText('Åbner', { timeout: 15_000 })
    await openWithCookie(page, '/', 'seenPopups')
    await page.waitForTimeout(2500) // longer than a popup takes to open
    await expect(dialogs(page)).toHaveCount(0)
  })

  test('a campaign opens on the page that was loaded, never over one that the player chose on the site', async ({
    page,
    site,
    context,
    controls,
  }) => {
    await context.clearCookies({ name: 'seenPopups' })
    await publishFilm(controls)
    await logInByRequests(page, site.url, 'freja')
    await openWithCookie(page, '/', 'seenPopups')
    await page.getByRole('main').locator('a[href="/spilleautomater"]').first().click()
    await expect(page).toHaveURL(/spilleautomater$/)
    await page.waitForTimeout(2500) // longer than a popup takes to open
    await expect(dialogs(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('dialog', { name: 'Du bestemmer, hvor meget' })).toBeVisible()
  })

  test('a film of the CMS plays when the player starts it, and loads nothing before', async ({ page, site, context, controls }) => {
    await context.clearCookies({ name: 'seenPopups' })
    await publishFilm(controls)
    const films: string[] = []
    page.on('request', (request) => request.url().includes('/film/') && films.push(new URL(request.url()).pathname))
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/spilleautomater')
    const popup = page.getByRole('dialog', { name: 'Du bestemmer, hvor meget' })
    await expect(popup).toBeVisible()
    const video = popup.locator('video')
    await expect(video).toHaveJSProperty('readyState', 0)
    expect(films.filter((path) => !path.endsWith('.vtt'))).toEqual([])
    await video.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
    expect(films).toContain('/film/graenser.vtt')
    await popup.getByRole('button', { name: 'Ikke nu' }).click()
    await expect(popup).toHaveCount(0)
  })
})
