import { minuteMs } from '@casino/features/format/duration'
import {
  expect,
  expectAccessible,
  onOneScreen,
  type Page,
  type PlatformControls,
  testWithFreshContent as test,
  testWithPictures,
} from './fixtures.ts'
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
    await expectAccessible(page, 'player warning')
    await expect(warning.getByRole('link', { name: 'Hold pause' })).toHaveAttribute('href', '/min-konto/begraensninger')
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

  test('the player warning waits until a player has left what needs attention', async ({ page, site, controls }) => {
    await setLifetime(controls, 5)
    await logInByRequests(page, site.url, 'freja')
    await controls.advance(6 * minuteMs)
    await openWithCookie(page, '/min-konto/overfoer', 'notificationShowTime')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(dialogs(page)).toHaveCount(0)
    await page
      .getByRole('link', { name: /Spil med omtanke/ })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: /^Du har været logget ind/ })).toBeVisible()
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

  testWithPictures('the welcome is shown in the first session, once', async ({ page, site, context }) => {
    await context.clearCookies({ name: 'seenPopups' })
    await logInByRequests(page, site.url, 'emil')
    await page.goto('/')
    const welcome = page.getByRole('dialog', { name: 'Velkommen, Emil' })
    await expect(welcome).toBeVisible()
    await expect(welcome.locator('img')).toHaveJSProperty('naturalWidth', 1280)
    await expectAccessible(page, 'welcome popup')
    await page.keyboard.press('Escape')
    await expect(welcome).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await openWithCookie(page, '/jackpots', 'seenPopups')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(dialogs(page)).toHaveCount(0)
  })

  test('a film of the CMS plays when the player starts it, and loads nothing before', async ({ page, site, context }) => {
    await context.clearCookies({ name: 'seenPopups' })
    const films: string[] = []
    page.on('request', (request) => request.url().includes('/film/') && films.push(new URL(request.url()).pathname))
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/spilleautomater')
    const popup = page.getByRole('dialog', { name: 'Du bestemmer, hvor meget' })
    await expect(popup).toBeVisible()
    await expectAccessible(page, 'popup with a film')
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

  test('the pictures of a popup come through the image proxy, whatever address the CMS gives them', async ({
    page,
    site,
    context,
    controls,
  }) => {
    await context.clearCookies({ name: 'seenPopups' })
    const picture = (src: string) => ({ src, width: 1600, height: 900, alt: '' })
    const slide = (src: string, text: string) => ({ text, image: { nordlys: picture(src), strand: picture(src) } })
    const popup = {
      id: 'vinter',
      category: 'jackpots',
      type: 'Image Slider',
      status: true,
      title: 'Vinter hos {site}',
      detail: '',
      link: { text: 'Vind', url: 'https://evil.example/' },
      slides: [slide(`${site.platformUrl}/art/campaign/standard.svg`, 'Havnen'), slide('https://evil.example/x.png', 'Ingen')],
    }
    await controls.answer({ call: 'content.popups', data: [{ ...popup, id: 'kladde', status: false }, popup] })
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/jackpots')
    const dialog = page.getByRole('dialog', { name: /^Vinter hos (Nordlys|Strand)$/ })
    await expect(dialog).toBeVisible()
    await expectAccessible(page, 'popup with pictures')
    const [first, second] = await dialog.locator('li img').all()
    await expect(first ?? dialog).toHaveAttribute('src', /^\/img\/campaign\/standard\?w=/)
    await expect(second ?? dialog).toHaveAttribute('src', /^\/img\/games\/missing\?w=/)
    await expect(dialog.getByRole('link')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Næste billede' }).click()
    await expect(dialog.getByRole('button', { name: 'Billede 2 af 2' })).toHaveAttribute('aria-current', 'true')
    expect(requests.filter((url) => url.includes('evil'))).toEqual([])
    await dialog.getByRole('button', { name: 'Luk' }).last().click()
    await expect(dialogs(page)).toHaveCount(0)
  })
})
