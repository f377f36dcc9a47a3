import { replaceTexts } from '@casino/design-system/testing/replaceTexts'
import { expect, hydrated, onOneScreen, testWithFreshContent as test } from './fixtures.ts'

onOneScreen('desktop-nordlys', () => {
  test.describe('with replaced texts', () => {
    test.use({ asksForConsent: true })

    test('the question for cookies is answered, and the page asks not to be translated', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('html[translate=no]')).toHaveCount(1)
      const question = page.getByRole('region', { name: 'Må vi bruge cookies?' })
      await expect(question).toBeVisible()
      await page.locator('body').evaluate(replaceTexts)
      await question.getByRole('button', { name: 'Afvis alle' }).click()
      await expect(question).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  })
})

onOneScreen('phone-strand', () => {
  test('a shell whose elements were removed says that something went wrong, and is loaded again', async ({ page }) => {
    await page.goto('/kontaktos')
    await hydrated(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog')
    await expect(menu).toBeVisible()
    await menu.evaluate((element) => element.closest('body > *')?.remove())
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1, name: 'Noget gik galt' })).toBeVisible()
    await page.getByRole('button', { name: 'Hent siden igen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
  })
})
