import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { formatClock } from '@casino/features/format/date'
import { choose, expect, expectAccessible, hydrated, onOneScreen, test } from './fixtures.ts'
import { logInByRequests } from './player.ts'

onOneScreen('phone-strand', () => {
  test('an unknown URL redirects to the front page, which says so until it is closed or left', async ({ page, site }) => {
    await page.goto('/findes/ikke')
    await expect(page).toHaveURL(`${site.url}/`)
    const notice = page.getByRole('paragraph').filter({ hasText: 'Siden findes ikke.' })
    await expect(notice).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Siden findes ikke.' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Luk beskeden' }).click()
    await expect(notice).toHaveCount(0)
    await page.goto('/spilleautomater/spil-for-sjov/findes-ikke')
    await expect(page.getByRole('paragraph').filter({ hasText: 'Det spil har vi ikke.' })).toBeVisible()
    await page.reload()
    await expect(
      page
        .getByRole('heading', { level: 1 })
        .or(page.getByRole('heading', { level: 2 }))
        .first(),
    ).toBeVisible()
    await expect(page.getByText('Det spil har vi ikke.')).toHaveCount(0)
  })
})

onOneScreen('desktop-nordlys', () => {
  test('no internal link of the front page is broken', async ({ page, site }) => {
    await page.goto('/')
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((anchors) => [...new Set(anchors.map((anchor) => anchor.getAttribute('href') ?? ''))])
    expect(links.length).toBeGreaterThan(20)
    const lost: string[] = []
    // sequential: the server may reject concurrent requests as overload
    for (const href of links) {
      const { status, headers } = await fetch(`${site.url}${href}`, { redirect: 'manual' })
      const location = headers.get('location') ?? ''
      if (status >= 400 || (status >= 300 && !location.includes('/log-ind'))) lost.push(`${href}: ${status} ${location}`)
    }
    expect(lost).toEqual([])
  })

  test('pages have security headers, which allow no inline script and one style by its hash', async ({ site }) => {
    const { headers } = await fetch(site.url)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toMatch(/style-src 'self' 'sha256-[^' ]+';/)
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

onOneScreen('phone-strand', () => {
  test('a player does not receive the guest page that the browser has cached', async ({ page, site }) => {
    const balance = page.getByRole('link', { name: /^Mine penge/ })
    await page.context().clearCookies() // a page of a chosen brand is not for shared caches
    const guestPage = await page.goto('/')
    expect(guestPage?.headers()['cache-control']).toContain('public')
    await expect(balance).toHaveCount(0)
    await logInByRequests(page, site.url, 'freja')
    await page.goto('about:blank')
    await page.goto('/')
    await expect(balance).toBeVisible()
  })

  test('the test controls of the platform are not reachable through the site', async ({ site }) => {
    const response = await fetch(`${site.url}/_test/ledger`, { redirect: 'manual' })
    expect(response.status).not.toBe(200)
  })
})

/** Whole pages with the seeded content: a story of each screen has content of its own. */
const contentAndLists = ['/contents/spil-med-omtanke', '/contents/bonusvilkaar', '/spilleautomater', '/live-casino', '/cookiepolitik']

onOneScreen('phone-strand', () => {
  test('content pages and game lists are accessible', async ({ page }) => {
    for (const path of contentAndLists) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page, path)
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner'), 'only the content is printed').toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  })

  test('a printed account page says whose it is, of when and of which period, and shows no control', async ({ page, site }) => {
    await logInByRequests(page, site.url, 'freja')
    const account = page.getByText(/^Konto player-freja, vist /)
    for (const path of ['/min-konto/transaktioner', '/min-konto/oversigt', '/min-konto/profil']) {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(path)
      await hydrated(page)
      await expect(account).toBeHidden()
      await page.emulateMedia({ media: 'print' })
      await expect(account, path).toBeVisible()
      const controls = page.locator(
        'select, input, [role="tab"], [role="switch"], button:not([aria-label^="Kopier"]), a[href="/min-konto/overfoer"]',
      )
      await expect(controls.filter({ visible: true }), path).toHaveCount(0)
    }
    await page.goto('/min-konto/transaktioner?fra=2026-11-01&til=2026-11-10')
    await expect(page.getByText(/^Periode: .* til .*$/)).toBeVisible()
  })
})

onOneScreen('phone-strand', () => {
  test('client navigation requests its payload at most once, and Back returns to the previous page', async ({ page, site }) => {
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/min-konto/oversigt')
    await hydrated(page)
    const requests: string[] = []
    page.on('request', (request) => {
      if (
        ['fetch', 'xhr', 'document'].includes(request.resourceType()) &&
        !request.url().includes('favicon') &&
        !request.url().includes('builds/')
      )
        requests.push(new URL(request.url()).pathname)
    })
    await page.getByRole('main').getByRole('link', { name: 'Transaktioner', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Transaktioner' })).toBeVisible()
    expect(requests.filter((path) => path.endsWith('/transaktioner/_payload.json')).length).toBeLessThanOrEqual(1)
    expect(requests).not.toContain('/min-konto/transaktioner')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Oversigt' })).toBeVisible()
  })

  test('the clock shows server time, not device time', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-01-01T03:00:00Z'))
    const hourNow = () => formatClock(Date.now()).slice(0, 2)
    const before = hourNow()
    await page.goto('/')
    const shown =
      (await page
        .getByText(/^\d\d:\d\d:\d\d$/)
        .first()
        .textContent()) ?? ''
    expect([before, hourNow()]).toContain(shown.slice(0, 2)) // the hour may change meanwhile
  })

  test('the clock of a page from a shared cache is corrected', async ({ page, site }) => {
    const kept = await (await fetch(site.url)).text()
    const ageMs = 60_000 // the times of the other answers are later than the page's
    // a server, because Playwright blocks requests for the favicon, whose response has the time, on pages with intercepted requests
    const sharedCache = createServer(async ({ method = 'GET', url = '/' }, response) => {
      if (url === '/') return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(kept)
      const answer = await fetch(`${site.url}${url}`, { method, redirect: 'manual' })
      response
        .writeHead(answer.status, {
          'content-type': answer.headers.get('content-type') ?? '',
          date: new Date(Date.now() + ageMs).toUTCString(),
        })
        .end(Buffer.from(await answer.arrayBuffer()))
    }).listen(0, '127.0.0.1')
    await once(sharedCache, 'listening')
    await page.clock.setFixedTime(Date.now() + ageMs)
    await page.goto(`http://127.0.0.1:${(sharedCache.address() as AddressInfo).port}`) // a server on a port has this type of address
    const clock = page.getByText(/^\d\d:\d\d:\d\d$/).first()
    const secondsBehind = async () => {
      const [minutes = 0, seconds = 0] = ((await clock.textContent()) ?? '').split(':').slice(1).map(Number)
      const now = new Date(Date.now() + ageMs)
      return (3600 + (now.getUTCMinutes() - minutes) * 60 + now.getSeconds() - seconds) % 3600
    }
    await expect.poll(secondsBehind).toBeLessThan(4)
    sharedCache.close()
  })
})

onOneScreen('desktop-nordlys', () => {
  test('a form submitted before hydration redirects to its page with a notice', async ({ page, context }) => {
    let blocked = true
    await context.route('**/assets/*.js', (route) => (blocked ? route.abort() : route.continue()))
    await page.goto('/registrer')
    await choose(page.getByRole('radio', { name: /Nej tak/ }))
    blocked = false
    await page.getByRole('button', { name: 'Fortsæt' }).click()
    await expect(page.getByText('Siden var ikke helt klar, så intet blev sendt. Udfyld felterne igen.')).toBeVisible()
    await expect(page).toHaveURL('/registrer')
    await choose(page.getByRole('radio', { name: /Nej tak/ }))
    await page.getByRole('button', { name: 'Fortsæt' }).click()
    await expect(page.getByLabel('CPR-nummer')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Siden var ikke helt klar')).toBeHidden()
  })

  test('a click before hydration is replayed once after it', async ({ page, context, site }) => {
    await logInByRequests(page, site.url, 'freja')
    let arrive = () => {}
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await context.route('**/assets/DepositPage-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.addInitScript(() => {
      const listen = EventTarget.prototype.addEventListener
      EventTarget.prototype.addEventListener = function (this: EventTarget, ...listener: Parameters<typeof listen>) {
        if (this instanceof Element && this.id === 'app' && listener[0] === 'submit') document.documentElement.dataset.listening = ''
        return listen.apply(this, listener)
      }
    })
    await page.goto('/min-konto/overfoer', { waitUntil: 'commit' })
    await page.getByLabel('Beløb', { exact: true }).fill('100')
    await page.locator('html[data-listening]').waitFor() // the entry script runs and waits for the delayed one
    await page.getByRole('button', { name: 'Videre til betaling' }).dblclick()
    arrive()
    await expect(page.getByLabel('Kontrolcifre')).toBeVisible()
    await expect(page.getByText('100,00 kr.').first()).toBeVisible()
  })
})
