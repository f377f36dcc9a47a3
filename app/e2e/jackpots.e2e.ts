import { expect, onOneScreen, test } from './fixtures.ts'

onOneScreen('desktop-nordlys', () => {
  test('amounts of jackpots stand still for who wants less motion, and are read again for others until that is turned off', async ({
    page,
  }) => {
    let readings = 0
    await page.clock.install()
    const live = page.getByRole('switch', { name: 'Opdater beløbene løbende' })
    await page.goto('/jackpots') // as the configuration of these tests asks
    await expect(live).not.toBeChecked()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/jackpots')
    await page.route('**/api/games*', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      readings += 1
      const [first, ...others] = answer.data.games
      await route.fulfill({
        response,
        json: { ...answer, data: { ...answer.data, games: [{ ...first, jackpot: 900_000_000 + readings * 100 }, ...others] } },
      })
    })
    const amounts = page.getByRole('main').getByText(/^9\.000\.00\d,00/)
    await expect.poll(() => page.clock.runFor(1000).then(() => readings)).toBe(1)
    await page.clock.runFor(4100)
    await expect(amounts.first()).toBeVisible()
    await live.click()
    const before = readings
    await page.clock.runFor(60_000)
    expect(readings).toBe(before)
    await live.click()
    await page.clock.runFor(5000)
    await expect.poll(() => readings).toBeGreaterThan(before)
  })
})
