import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Route } from '@playwright/test'
import { expect, hydrated, onOneScreen, type Page, test } from './fixtures.ts'
import { logInByRequests, startLogin } from './player.ts'

const pill = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Mine penge/ })
const details = (page: Page) => page.getByRole('dialog', { name: 'Mine penge' })
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Lets no file of the named chunk, script or style, arrive until the returned function is called. */
async function withhold(page: Page, chunk: string): Promise<() => void> {
  let withheld = true
  await page.route(new RegExp(`/assets/${chunk}-[^/]+$`), (route) => (withheld ? route.abort() : route.continue()))
  return () => {
    withheld = false
  }
}

onOneScreen('phone-strand', () => {
  test('a panel that cannot be loaded without a network says so, and opens at the next press', async ({ page, context, site }) => {
    await logInByRequests(page, site.url, 'freja')
    const deliver = await withhold(page, 'PopoverPanel')
    await page.goto('/')
    await expect(pill(page)).toHaveAttribute('aria-expanded', 'false')
    await hydrated(page)
    await context.setOffline(true)
    await pill(page).click()
    await expect(notice(page, 'Du er offline. Det kunne ikke åbnes.')).toBeVisible()
    await expect(pill(page)).toHaveAttribute('aria-expanded', 'false')
    deliver()
    await context.setOffline(false)
    await expect(notice(page, 'Det kunne ikke åbnes.')).toHaveCount(0)
    await pill(page).click()
    await expect(details(page)).toBeVisible()
    await expect(details(page)).toHaveCSS('border-style', 'solid') // its style sheet is requested again, too
  })
})

onOneScreen('desktop-nordlys', () => {
  test('a panel whose chunk is gone loads the page again, once', async ({ page, site }) => {
    await logInByRequests(page, site.url, 'freja')
    await withhold(page, 'PopoverPanel')
    await page.goto('/')
    await hydrated(page)
    const reloaded = page.waitForEvent('domcontentloaded')
    await pill(page).click()
    await reloaded
    await hydrated(page)
    await expect(notice(page, 'Det kunne ikke åbnes.')).toHaveCount(0)
    await pill(page).click()
    await expect(notice(page, 'Det kunne ikke åbnes.')).toBeVisible()
    await notice(page, 'Det kunne ikke åbnes.').getByRole('button', { name: 'Luk beskeden' }).click()
    await expect(notice(page, 'Det kunne ikke åbnes.')).toHaveCount(0)
    await expect(pill(page)).toBeVisible()
  })

  test('a page without a form does not load the library of forms', async ({ page, site }) => {
    const loadsForms = async (path: string) => {
      const html = await (await page.request.get(site.url + path)).text()
      const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)
      const scripts = await Promise.all(files.map(async (file) => (await page.request.get(site.url + file)).text()))
      return scripts.some((script) => script.includes('shouldFocusError')) // an option of react-hook-form, which no build shortens
    }
    expect([await loadsForms('/kontaktos'), await loadsForms('/nyheder')]).toEqual([true, false])
  })

  // zod's compiler comes with a value imported from a file of schemas (its types cost nothing); Firefox reports each try of it
  test('no script compiles code, which the security policy refuses', () => {
    const assets = fileURLToPath(new URL('../dist/client/assets/', import.meta.url))
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(50)
    expect(scripts.filter((name) => /[^.\w]Function\b/.test(readFileSync(assets + name, 'utf8')))).toEqual([])
  })

  test('a style sheet that arrives behind a later one does not make the page load its fonts again', async ({ page }) => {
    await page.addInitScript(() => {
      document.fonts.addEventListener('loadingdone', () => performance.mark('fonts'))
    })
    await page.goto('/contents/vilkaar')
    await hydrated(page)
    const applied = () => page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href))
    const before = await applied()
    const requested: Route[] = []
    await page.route('**/assets/*.css', async (route) => {
      requested.push(route)
      if (requested.length > 1) await route.continue()
    })
    await expect
      .poll(async () => (await applied()).length, 'style sheets of parts that load behind the page')
      .toBeGreaterThan(before.length + 1)
    const late = requested[0]?.request().url()
    expect(await applied()).not.toContain(late)
    await page.evaluate(() => document.fonts.ready.then(() => performance.clearMarks('fonts')))
    await requested[0]?.continue()
    await expect.poll(applied).toContain(late)
    await page.evaluate(() => new Promise(requestAnimationFrame).then(() => document.fonts.ready))
    expect(await page.evaluate(() => performance.getEntriesByName('fonts').length)).toBe(0)
  })
})

onOneScreen('phone-strand', () => {
  test('a pressed tab is marked, and a pressed filter says that it loads, before either arrives', async ({ page }) => {
    const releases: (() => void)[] = []
    const hold = (route: Route) => new Promise<void>((resolve) => releases.push(() => resolve(route.continue())))
    await page.route(/GameFilterSheet-[^/]+\.js$|live-casino.*_payload/, hold)
    await page.goto('/spilleautomater')
    await hydrated(page)
    const bar = page.locator('div[aria-hidden="true"]:has(+ [role="status"])')
    const tab = page.locator('[data-bottom-bar]').getByRole('link', { name: 'Live' })
    await expect(bar).toHaveCount(0)
    await page.getByRole('button', { name: /^Filtrér/ }).click()
    await expect(bar).toHaveCount(1)
    for (const release of releases.splice(0)) release()
    await expect(page.getByRole('dialog', { name: 'Filtrér' })).toBeVisible()
    await expect(bar).toHaveCount(0)
    await page.keyboard.press('Escape')
    await tab.click()
    await expect(tab).toHaveAttribute('data-opening')
    await expect(page).toHaveURL('/spilleautomater')
    for (const release of releases.splice(0)) release()
    await expect(page).toHaveURL('/live-casino')
    await expect(tab).not.toHaveAttribute('data-opening')
    await expect(tab).toHaveAttribute('aria-current', 'page')
  })

  test('the progress of a login stays until the slow form of the CPR number has arrived', async ({ page }) => {
    let deliver = (): void => undefined
    const delivered = new Promise<void>((resolve) => (deliver = resolve))
    await page.route(/\/assets\/CprForm-/, async (route) => {
      await delivered
      await route.continue()
    })
    // a title in each change of the page: one that nobody saw was gone for a moment only
    await page.addInitScript(() => {
      const titles = new Set<string>()
      const record = () => titles.add(document.querySelector('main h1')?.textContent ?? 'none')
      document.addEventListener('DOMContentLoaded', () =>
        new MutationObserver(record).observe(document.body, { subtree: true, childList: true }),
      )
      Object.assign(window, { titles })
    })
    const completed = page.waitForResponse(/identity\.completion/)
    await startLogin(page, 'freja')
    await (await completed).finished()
    await hydrated(page)
    deliver()
    await expect(page.getByRole('heading', { level: 1, name: 'Bekræft med dit CPR-nummer' })).toBeFocused()
    const titles = await page.evaluate(() => [...(window as typeof window & { titles: Set<string> }).titles]) // of the script above
    expect(titles).not.toContain('none')
  })
})
