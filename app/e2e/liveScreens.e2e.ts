import { expect, expectAccessible, test } from './fixtures.ts'
import { advanceTo, layChips, openTable, resultOf, startOf } from './liveTable.ts'

const sizes = [
  { name: 'phone', brand: 'strand', viewport: { width: 390, height: 800 }, hasTouch: true },
  { name: 'phone held sideways', brand: 'nordlys', viewport: { width: 740, height: 360 }, hasTouch: true },
  { name: 'desktop', brand: 'nordlys', viewport: { width: 1280, height: 900 }, hasTouch: false },
] as const

const tables = [
  { game: 'roulette-koebenhavn', spots: ['Rød', 'Sort'], stake: '2 kr.', field: '.roulette' },
  { game: 'baccarat-esbjerg', spots: [/^Spiller/, /^Bank/], stake: '2 kr.', field: '.card-table' },
  { game: 'blackjack-svendborg', spots: [], stake: '1 kr.', field: '.blackjack' },
] as const

for (const { name, ...screen } of sizes)
  test.describe(`live tables, ${name}`, () => {
    test.use({ ...screen, contextOptions: { reducedMotion: 'reduce' } })

    // held sideways the other tables have more room than roulette
    for (const { game, spots, stake, field } of name === 'phone held sideways' ? tables.slice(0, 1) : tables)
      test(`${game} takes a bet, draws with the clock of the server, and pays`, async ({ page, site, controls }) => {
        const frame = await openTable(page, site.url, game)
        await advanceTo(frame, controls, 'betting')
        const box = await page.locator('iframe').boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.viewport.height)
        expect(await frame.locator(field).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0)
        await layChips(frame, spots)
        await expect(startOf(frame)).toHaveText(`Sats ${stake}`)
        await startOf(frame).click()
        await expect(resultOf(frame)).toContainText(`Din indsats på ${stake} er med.`)
        await expect(startOf(frame)).toHaveAttribute('aria-disabled', 'true')
        await expectAccessible(page, game)
        await advanceTo(frame, controls, 'drawing')
        await expect(resultOf(frame)).toContainText(/tilbage\.|gevinst|vandt/)
        await expect(frame.locator('.live-results li')).not.toHaveCount(0)
        await advanceTo(frame, controls, 'betting')
        await expect(resultOf(frame)).toHaveText('Sats, før tiden er gået.')
        await controls.expectBalanced()
      })
  })

test.describe('low screens', () => {
  test.use({ brand: 'nordlys', viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: 'reduce' } })

  test('roulette is whole on the screen of a low laptop, and its tools on that of a low phone', async ({ page, site, controls }) => {
    const frame = await openTable(page, site.url, 'roulette-koebenhavn')
    await advanceTo(frame, controls, 'betting')
    const hidden = await frame.locator('.roulette').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect(hidden).toBeLessThanOrEqual(0)
    await expectAccessible(page, 'roulette')
    // on a low phone the cloth scrolls above the tools
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(frame.getByRole('button', { name: 'Ryd', exact: true })).toBeInViewport({ ratio: 1 })
    await frame.getByRole('button', { name: 'Kolonnen 3, 6 … 36', exact: true }).click()
    await expect(frame.locator('.total')).toHaveText('I alt 1 kr.')
    await expectAccessible(page, 'roulette on a low phone')
  })
})
