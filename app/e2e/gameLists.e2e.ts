import type { Page } from '@playwright/test'
import { expect, onOneScreen, test } from './fixtures.ts'

/** Items skipped by each request for games that the browser sends from now on. */
function recordGameRequests(page: Page): string[] {
  const skipped: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/games') skipped.push(url.searchParams.get('skip') ?? '')
  })
  return skipped
}

onOneScreen('phone-strand', () => {
  test('a list requests each further page once, and going back from a game shows them at the same place', async ({ page }) => {
    const requests = recordGameRequests(page)
    await page.goto('/spilleautomater/alle-spil')
    const more = page.getByRole('link', { name: 'Vis flere spil' })
    for (const shown of [60, 120, 180]) {
      await expect(page.getByText(new RegExp(`^Du ser ${shown} af`))).toBeVisible()
      if (shown < 180) await more.click()
    }
    expect(requests).toEqual(['60', '120'])

    await more.scrollIntoViewIfNeeded()
    const tiles = page.getByRole('main').locator('li[aria-posinset]')
    const last = tiles.last()
    await expect(last).toHaveAttribute('aria-posinset', '180')
    await last.getByRole('link').last().click()
    await expect(page).toHaveURL(/spil-for-penge/)
    await expect(page.getByRole('heading', { level: 1, name: 'Alle spilleautomater' })).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Alle spilleautomater' })).toBeVisible()
    await expect(last).toHaveAttribute('aria-posinset', '180')
    await expect(last).toBeInViewport()
    expect(requests).toEqual(['60', '120'])
  })

  test('the letters above a list lead to the games of one, and back to all', async ({ page }) => {
    await page.goto('/spilleautomater/alle-spil')
    const letters = page.getByRole('navigation', { name: 'Spil efter bogstav' })
    await letters.getByRole('link', { name: 'Spil, der begynder med Ø' }).click()
    await expect(page).toHaveURL(/\?bogstav=/)
    await expect(letters.locator('[aria-current]')).toHaveText('Ø')
    await expect(letters.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('main').getByRole('article').first().getByRole('link', { name: /^Ø/ }).first()).toBeVisible()
    await letters.getByRole('link', { name: 'Alle' }).click()
    await expect(page).toHaveURL(/alle-spil$/)
  })

  test('the first posters of a list stand on the first screen', async ({ page }) => {
    for (const path of ['/spilleautomater', '/bordspil', '/live-casino', '/jackpots']) {
      await page.goto(path)
      const poster = page.getByRole('main').locator('article img').first()
      await expect(poster, path).toBeInViewport({ ratio: 0.5 })
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect(poster, `${path} on a desktop`).toBeInViewport({ ratio: 0.5 })
      await page.setViewportSize({ width: 320, height: 640 })
    }
  })
})
