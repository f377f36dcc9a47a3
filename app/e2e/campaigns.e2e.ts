import { expect, expectAccessible, onOneScreen, testWithFreshContent as test } from './fixtures.ts'

onOneScreen('desktop-nordlys', () => {
  test('campaigns show the terms of their offers, and a guest chooses at registration', async ({ page }) => {
    await page.goto('/kampagner')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(6)
    await expect(cards.filter({ hasText: 'gennemspilles' })).toHaveCount(4)
    await expectAccessible(page, 'the list of the campaigns')
    await cards.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: /Velkommen med 500/ })).toBeVisible()
    await expect(page.getByText(/Vinder du 50/).first()).toBeVisible()
    await expectAccessible(page, 'a campaign')
    await page.getByRole('main').getByRole('link', { name: 'Opret konto' }).click()
    await expect(page).toHaveURL(/\/registrer/)
  })

  test('the roulette of Aarhus leads to its table, and an unknown campaign says that it is not there', async ({ page }) => {
    await page.goto('/kampagner/aarhus-roulette')
    await expect(page.getByRole('link', { name: 'Gå til bordet' })).toHaveAttribute('href', '/live-casino/spil-for-penge/roulette-aarhus')
    expect((await page.goto('/kampagner/findes-ikke'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Siden findes ikke' })).toBeVisible()
  })
})
