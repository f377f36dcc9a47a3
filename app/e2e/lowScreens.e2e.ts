import { expect, hydrated, onOneScreen, test } from './fixtures.ts'

onOneScreen('phone-strand', () => {
  test('on a low screen, where the bottom navigation is at the end of the page, the header has the menu and the search', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 568, height: 320 })
    await page.goto('/')
    await hydrated(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Søg' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 320, height: 256 }) // a desktop at 400 %
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeHidden()
  })
})

test.describe('a small phone held sideways', () => {
  test.use({ brand: 'nordlys', viewport: { width: 568, height: 320 }, hasTouch: true })

  test('card games have their fields beside the controls', async ({ page }) => {
    for (const id of ['baccarat-marselis', 'hoejeste-kort']) {
      await page.goto(`/spilleautomater/spil-for-sjov/${id}`)
      const frame = page.frameLocator('iframe')
      await expect(frame.locator('#result')).not.toContainText('Åbner')
      const [table, controls] = [await frame.locator('.bet-table').boundingBox(), await frame.locator('.controls').boundingBox()]
      expect((table?.x ?? 0) + (table?.width ?? 0), id).toBeLessThanOrEqual(controls?.x ?? 0)
      const outside = await frame
        .locator('.bet-table')
        .evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [scrollWidth - clientWidth, scrollHeight - clientHeight])
      expect(Math.max(...outside), id).toBeLessThanOrEqual(0)
      const hidden = await frame.locator('#field').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
      expect(hidden, id).toBeLessThanOrEqual(0)
    }
  })
})
