import { gameCatalogue } from '../games/catalogue/index.ts'
import { expect, onOneScreen, test } from './fixtures.ts'

const game = gameCatalogue.find(({ engine }) => engine.type === 'slot')?.id

onOneScreen('phone-strand', () => {
  test('a game that opens shows its poster at once, and then the fonts of the site', async ({ page, site }) => {
    const fonts: string[] = []
    page.on('request', (request) => request.resourceType() === 'font' && fonts.push(new URL(request.url()).origin))
    let answer = (): void => undefined
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/game/**', async (route) => {
      await asked
      await route.continue()
    })
    await page.goto(`/spilleautomater/spil-for-sjov/${game}`)
    const cover = page.getByRole('status').filter({ hasText: 'Åbner …' })
    await expect(cover.locator('img')).toBeVisible()
    await expect(page.locator('iframe')).toBeAttached()
    answer()
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('button', { name: 'Spil', exact: true })).toBeVisible()
    await expect(cover).toHaveCount(0)
    await expect
      .poll(() => frame.locator('body').evaluate(() => [...document.fonts].map(({ status }) => status)))
      .toEqual(['loaded', 'loaded'])
    expect(new Set(fonts)).toEqual(new Set([site.url]))
  })

  test('a game whose page does not come says so after ten seconds, and is launched again', async ({ page }) => {
    let hanging = true
    // the first frame is never answered
    await page.route('**/game/**', (route) => (hanging ? undefined : route.continue()))
    await page.clock.install()
    await page.goto(`/spilleautomater/spil-for-sjov/${game}`)
    await expect(page.locator('iframe')).toBeAttached()
    await page.clock.runFor(10_000)
    const notice = page.getByRole('status').filter({ hasText: 'Spillet er længe om at åbne' })
    await expect(notice).toBeVisible()
    hanging = false
    await notice.getByRole('button', { name: 'Prøv igen' }).click()
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spil', exact: true })).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(notice).toHaveCount(0)
  })
})
