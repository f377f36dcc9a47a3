import { expect, onOneScreen, testWithFreshContent as test } from './fixtures.ts'

onOneScreen('desktop-nordlys', () => {
  test('campaigns show the terms of their offers and lead to the registration or the table; an unknown one is not found', async ({
    page,
  }) => {
    await page.goto('/kampagner')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(6)
    await expect(cards.filter({ hasText: 'Du skal satse for' })).toHaveCount(4)
    await cards.first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: /Velkommen med 500/ })).toBeVisible()
    await expect(page.getByText(/altså 1\.000\skr\./).first()).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Opret konto' }).click()
    await expect(page).toHaveURL(/\/registrer/)
    const ofTable = await page.request.get('/kampagner/aarhus-roulette')
    expect(await ofTable.text()).toMatch(/href="\/live-casino\/spil-for-penge\/roulette-aarhus"[^>]*>(?:<[^>]*>)*Gå til bordet/)
    expect((await page.request.get('/kampagner/findes-ikke')).status()).toBe(404)
  })
})
