import { expect, expectAccessible, onOneScreen, type Page, test } from './fixtures.ts'
import { logInByRequests } from './player.ts'

test.use({ serviceWorkers: 'allow' })

const workerActive = (page: Page) =>
  page.waitForFunction(async () => (await window.navigator.serviceWorker.ready).active?.state === 'activated')
/** Every address that the browser keeps for the site's worker. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await window.caches.keys()
    const found = await Promise.all(names.map(async (name) => (await window.caches.open(name)).keys()))
    return found.flat().map(({ url }) => new URL(url).pathname)
  })

onOneScreen('phone-strand', () => {
  test('a visitor without a network is told so in Danish in the brand’s face, and gets on when it is back', async ({
    page,
    context,
    brand,
  }) => {
    await page.goto('/contents/vilkaar')
    await workerActive(page)
    await page.goto('/contents/privatliv')
    await context.setOffline(true)
    await page.goto('/nyheder?side=2').catch(() => null) // the browser calls it a failure, too, without the worker
    await expect(page.getByRole('heading', { level: 1, name: 'Du er offline' })).toBeVisible()
    await expect(page).toHaveURL(/\/nyheder\?side=2$/)
    await expectAccessible(page, 'offline page')
    expect(await kept(page)).toEqual([`/offline-${brand}.html`])
    await expect
      .poll(() => page.evaluate(() => Array.from(document.fonts, ({ family, status }) => `${family} ${status}`).sort()))
      .toEqual(['display loaded', 'text loaded'])
    await page.getByRole('link', { name: 'Prøv igen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Du er offline' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Nyheder' })).toBeVisible()
  })
})

test('the browser keeps nothing of a player, neither while logged in nor after', async ({ page, site, brand, controls: _ }) => {
  await logInByRequests(page, site.url, 'freja')
  await page.goto('/min-konto/profil')
  await workerActive(page)
  await page.reload()
  await page.goto('/min-konto/oversigt')
  expect(await kept(page)).toEqual([`/offline-${brand}.html`])
  await page.goto('/?logout=true')
  await page.goto('/contents/vilkaar')
  expect(await kept(page)).toEqual([`/offline-${brand}.html`])
  const text = await page.evaluate(async () => {
    const [name = ''] = await window.caches.keys()
    const all = await (await window.caches.open(name)).matchAll()
    return (await Promise.all(all.map((response) => response.text()))).join()
  })
  expect(text).not.toMatch(/Freja|kr\./)
})

test('the worker of another brand replaces the first at once, with what it kept', async ({ page, context, site }) => {
  await page.goto('/contents/vilkaar')
  await workerActive(page)
  await context.addCookies([{ name: 'brand', value: 'strand', url: site.url }])
  await page.goto('/contents/vilkaar')
  await expect.poll(() => kept(page)).toEqual(['/offline-strand.html'])
  await expect(page.getByRole('heading', { level: 1, name: 'Vilkår' })).toBeVisible()
})
