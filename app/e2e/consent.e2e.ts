import type { Page } from '@playwright/test'
import { expect, oneOfEachSize, onOneScreen, onScreens, type PlatformControls, testWithFreshContent as test } from './fixtures.ts'

test.use({ asksForConsent: true })

const configure = (controls: PlatformControls, name: string, value: string) =>
  controls.answer({ call: 'content.systemConfig', where: { name }, data: { id: '1', name, type: 'text', value, isPublic: true } })

const bar = (page: Page) => page.getByRole('region', { name: 'Må vi bruge cookies?' })
const pageViews = (page: Page) =>
  page.evaluate(() =>
    ((window.dataLayer ?? []) as readonly unknown[]).flatMap((entry) => {
      // the stubbed tag manager leaves the array as it is
      const { event, page: view } = entry as { event?: string; page?: { path: string } } // entries of the queue are objects
      return event === 'content-view' ? [view?.path] : []
    }),
  )

/** A site with a tag manager, whose script is empty. `thirdParties`: URLs of all requests that leave the site. */
async function withTagManager(page: Page, controls: PlatformControls, siteUrl: string) {
  await configure(controls, 'tagManagerId', 'GTM-AB12CD')
  await configure(controls, 'consentScriptDelaySeconds', '0')
  const thirdParties: string[] = []
  const vitals: string[] = []
  const problems: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(siteUrl) && !url.startsWith('data:')) thirdParties.push(url)
    if (url.endsWith('/api/vitals')) vitals.push(request.postData() ?? '')
  })
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  return { thirdParties, vitals, problems }
}

onOneScreen('desktop-nordlys', () => {
  test('before a choice and after a refusal nothing optional is loaded or sent, on any page', async ({ page, controls, site }) => {
    const { thirdParties, vitals, problems } = await withTagManager(page, controls, site.url)
    await page.goto('/')
    await expect(bar(page)).toBeVisible()
    await page.goto('/contents/om-os')
    await expect(bar(page)).toBeVisible()
    await bar(page).getByRole('button', { name: 'Afvis alle' }).click()
    await expect(bar(page)).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: 'Dit valg er gemt.' })).toHaveCount(1)
    for (const path of ['/jackpots', '/log-ind']) {
      const read = page.waitForResponse((response) => response.url().includes('/api/cookie?key=consent'))
      await page.goto(path)
      await read
    }
    await expect(bar(page)).toHaveCount(0)
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
    expect({ thirdParties, vitals, problems }).toEqual({ thirdParties: [], vitals: [], problems: [] })
  })

  test('consent that was stored loads the tag manager with the next document, counts each page once, ends beside logins, and is withdrawn at once', async ({
    page,
    controls,
    site,
  }) => {
    const { thirdParties, problems } = await withTagManager(page, controls, site.url)
    await page.goto('/')
    await test.step('a choice that could not be stored says so, changes nothing and can be repeated', async () => {
      await controls.fail({ path: '/api/consent', kind: 'status', status: 503, times: 1 })
      await bar(page).getByRole('button', { name: 'Tillad alle' }).click()
      await expect(bar(page).getByRole('alert')).toBeVisible()
    })
    await bar(page).getByRole('button', { name: 'Tillad alle' }).click()
    await expect(bar(page)).toHaveCount(0)
    expect(thirdParties).toEqual([])
    await page.evaluate(() => document.body.setAttribute('data-first-document', ''))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Om os' }).click()
    await expect.poll(() => pageViews(page)).toEqual(['/contents/om-os'])
    await expect(page.locator('[data-first-document]')).toHaveCount(0)
    expect(thirdParties).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD'])

    await page.evaluate(() => document.body.setAttribute('data-measured-document', ''))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privatliv' }).click()
    await expect.poll(() => pageViews(page)).toEqual(['/contents/om-os', '/contents/privatliv'])
    await expect(page.locator('[data-measured-document]')).toHaveCount(1)

    await page.getByRole('banner').getByRole('link', { name: 'Log ind' }).click()
    await expect(page.getByRole('button', { name: 'Log ind med MitID' })).toBeVisible()
    await expect(page.locator('[data-measured-document]')).toHaveCount(0)
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
    expect(thirdParties).toHaveLength(1)
    expect(problems).toEqual([expect.stringContaining('503')])

    await test.step('it is withdrawn from the footer with as few clicks, and ends everything at once', async () => {
      await page.goto('/contents/om-os')
      await expect.poll(() => pageViews(page)).toEqual(['/contents/om-os'])
      await page.evaluate(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: as a script of a third party writes it
        document.cookie = '_ga=visitor; path=/'
      })
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookievalg' }).click()
      const dialog = page.getByRole('dialog', { name: 'Dine cookies' })
      await expect(dialog.getByRole('switch', { name: 'Statistik' })).toBeChecked()
      await dialog.getByRole('button', { name: 'Afvis alle' }).click()
      await page.waitForFunction(() => window.dataLayer === undefined && document.cookie === '')
      const before = thirdParties.length
      await page.goto('/cookiepolitik#cookievalg')
      await expect(page.getByText('Du har sagt nej til statistik og nej til markedsføring.')).toBeVisible()
      await expect(page.getByText(/Dit valg har nummeret [\w-]{22}\./)).toBeVisible()
      expect(thirdParties).toHaveLength(before)
    })
  })
})

onOneScreen('desktop-nordlys', () => {
  test('with consent to statistics page timings reach the site, and nothing else', async ({ page, controls, site }) => {
    const { thirdParties, vitals } = await withTagManager(page, controls, site.url)
    await configure(controls, 'tagManagerId', '')
    await page.goto('/')
    await page.getByRole('link', { name: 'Vælg selv' }).click()
    await page.getByRole('switch', { name: 'Statistik' }).click()
    const measuring = page.waitForResponse((response) => /vitals-.*\.js/.test(response.url()))
    await page.getByRole('button', { name: 'Gem mit valg' }).click()
    await measuring
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    const sent = page.waitForResponse((response) => response.url().endsWith('/api/vitals'))
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect((await sent).status()).toBe(200)
    const { timings } = JSON.parse(vitals[0] ?? '{}') as { timings: readonly { name: string; value: number }[] } // the body of the request
    // LCP is reported by a trusted event only
    expect(timings.map(({ name }) => name)).toContain('CLS')
    for (const timing of timings) expect(Object.keys(timing)).toEqual(['name', 'value'])
    expect(thirdParties).toEqual([])
  })
})

onScreens(oneOfEachSize, () => {
  test('the question takes no focus, shifts nothing, covers neither the primary action nor the end of the page, and is answered by keyboard', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const total = { shift: 0 }
      Object.assign(window, { total })
      new PerformanceObserver((list) => {
        if (!document.querySelector('[data-bottom-banner]')) return
        for (const entry of list.getEntries()) total.shift += (entry as PerformanceEntry & { value: number }).value // a layout shift
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await expect(bar(page)).toBeVisible()
    const { shift, focused } = await page.evaluate(() => ({
      shift: (window as unknown as { total: { shift: number } }).total.shift, // set above
      focused: document.activeElement?.tagName,
    }))
    expect({ shift, focused }).toEqual({ shift: 0, focused: 'BODY' })

    await page.keyboard.press('Tab') // the question comes before the page
    await expect(page.getByRole('link', { name: 'Gå til indhold' })).toBeFocused()
    for (const [role, name] of [
      ['link', 'Vælg selv'],
      ['button', 'Afvis alle'],
    ] as const) {
      await page.keyboard.press('Tab')
      await expect(bar(page).getByRole(role, { name })).toBeFocused()
    }
    for (const name of ['Log ind', 'Opret konto']) await page.getByRole('banner').getByRole('link', { name }).click({ trial: true })
    await page.getByRole('main').getByRole('link', { name: 'Vælg velkomstbonus' }).click({ trial: true })
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Cookievalg' })
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await last.click({ trial: true })

    await page.keyboard.press('Enter')
    await expect(bar(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await page.reload()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Cookievalg' })).toHaveCount(1)
  })
})

onOneScreen('phone-strand', () => {
  test('Back closes the choices with their page', async ({ page, site }) => {
    await page.goto('/')
    await expect(bar(page)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Om os' }).click()
    await expect(page).toHaveURL(`${site.url}/contents/om-os`)
    await bar(page).getByRole('link', { name: 'Vælg selv' }).click()
    await expect(page.getByRole('dialog', { name: 'Dine cookies' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(`${site.url}/`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(bar(page)).toBeVisible()
  })
})
