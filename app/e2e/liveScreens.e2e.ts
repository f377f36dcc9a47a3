import { expect, expectAccessible, test } from './fixtures.ts'
import { advanceTo, layChips, openTable, resultOf, startOf } from './liveTable.ts'

const phone = { width: 390, height: 800 }
const desktop = { width: 1280, height: 900 }
const tables = [
  // a phone held sideways, where the other tables have more room, and a low laptop
  {
    game: 'roulette-koebenhavn',
    spots: ['Rød', 'Sort'],
    stake: '2 kr.',
    field: '.roulette',
    sizes: [phone, desktop, { width: 740, height: 360 }, { width: 1280, height: 720 }],
  },
  { game: 'baccarat-esbjerg', spots: [/^Spiller/, /^Bank/], stake: '2 kr.', field: '.card-table', sizes: [phone, desktop] },
  { game: 'blackjack-svendborg', spots: [], stake: '1 kr.', field: '.blackjack', sizes: [phone, desktop] },
] as const

test.use({ brand: 'strand', viewport: phone, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

for (const { game, spots, stake, field, sizes } of tables)
  test(`${game} is whole on the screen, takes a bet, draws with the clock of the server, and pays`, async ({ page, site, controls }) => {
    const frame = await openTable(page, site.url, game)
    await advanceTo(frame, controls, 'betting')
    for (const size of sizes)
      await test.step(`${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size)
        const bottom = async () => {
          const box = await page.locator('iframe').boundingBox()
          return (box?.y ?? 0) + (box?.height ?? 0)
        }
        const hidden = () => frame.locator(field).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
        if (size.height !== 720) await expect.poll(bottom).toBeLessThanOrEqual(size.height)
        await expect.poll(hidden).toBeLessThanOrEqual(0)
      })
    await page.setViewportSize(phone)
    await layChips(frame, spots)
    await expect(startOf(frame)).toHaveText(`Sats ${stake}`)
    await startOf(frame).click()
    await expect(resultOf(frame)).toContainText(`Din indsats på ${stake} er med.`)
    await expect(startOf(frame)).toHaveAttribute('aria-disabled', 'true')
    await advanceTo(frame, controls, 'drawing')
    await expect(resultOf(frame)).toContainText(/tilbage\.|gevinst|vandt/)
    await expect(frame.locator('.live-results li')).not.toHaveCount(0)
    await advanceTo(frame, controls, 'betting')
    await expect(resultOf(frame)).toHaveText('Sats, før tiden er gået.')
    await controls.expectBalanced()
    if (game !== 'roulette-koebenhavn') return
    await test.step('on a low phone the cloth scrolls above the tools', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      await expect(frame.getByRole('button', { name: 'Ryd', exact: true })).toBeInViewport({ ratio: 1 })
      await frame.getByRole('button', { name: 'Kolonnen 3, 6 … 36', exact: true }).click()
      await expect(frame.locator('.total')).toHaveText('I alt 1 kr.')
      await expectAccessible(page, 'roulette on a low phone')
    })
  })
