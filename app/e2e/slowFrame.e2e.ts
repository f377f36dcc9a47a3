import { gameCatalogue } from '../games/catalogue/index.ts'
import { expect, onOneScreen, test } from './fixtures.ts'

const game = gameCatalogue.find(({ engine }) => engine.type === 'slot')?.id

onOneScreen('phone-strand', () => {
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
