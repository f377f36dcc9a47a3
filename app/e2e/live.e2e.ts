import type { Browser, FrameLocator, Locator } from '@playwright/test'
import { expect, expectAccessible, type Page, type PlatformControls, test } from './fixtures.ts'
import { logInByRequests, type PersonKey } from './player.ts'

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

const resultOf = (frame: FrameLocator): Locator => frame.locator('#result')
const startOf = (frame: FrameLocator): Locator => frame.locator('#go')

async function openTable(page: Page, siteUrl: string, game: string, player: PersonKey = 'freja'): Promise<FrameLocator> {
  await logInByRequests(page, siteUrl, player)
  await page.goto(`/live-casino/spil-for-penge/${game}`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('#live')).toHaveAttribute('data-phase', /./)
  return frame
}

/** Moves the platform's clock until the table is in a phase of this name that has just begun. */
async function advanceTo(
  frame: FrameLocator,
  controls: PlatformControls,
  phase: 'betting' | 'deciding' | 'drawing' | 'result',
): Promise<void> {
  const panel = frame.locator('#live')
  for (let phases = 0; phases < 5; phases++) {
    // in one look: between two, the phase may end by itself
    const [before, seconds] = await panel.evaluate(
      (root: HTMLElement) => [root.dataset.phase ?? '', Number(root.querySelector('.live-seconds')?.textContent)] as const,
    )
    await controls.advance(seconds * 1000)
    await expect(panel).not.toHaveAttribute('data-phase', before)
    if ((await panel.getAttribute('data-phase')) === phase) return
  }
  throw new Error(`the table never came to ${phase}`)
}

async function layChips(frame: FrameLocator, spots: readonly (string | RegExp)[]): Promise<void> {
  for (const spot of spots) await frame.getByRole('button', { name: spot }).first().click()
}

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

test.describe('live tables', () => {
  test.use({ brand: 'nordlys', viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

  test('roulette is whole on the screen of a low laptop, and its tools on that of a low phone', async ({ page, site, controls }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
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

  test('somebody who only watches blackjack hears of the table’s hand, not of their own', async ({ page, site, controls }) => {
    const frame = await openTable(page, site.url, 'blackjack-svendborg')
    await advanceTo(frame, controls, 'drawing')
    await expect(resultOf(frame)).toHaveText(/Bordet har \d+, dealeren \d+\./)
  })

  test('blackjack waits for the player’s decision, and stands for one who makes none', async ({ page, site, controls }) => {
    const frame = await openTable(page, site.url, 'blackjack-svendborg')
    for (;;) {
      await advanceTo(frame, controls, 'betting')
      await startOf(frame).click()
      await expect(resultOf(frame)).toContainText('er med')
      await advanceTo(frame, controls, 'deciding')
      await expect(resultOf(frame)).toContainText(/Du har|De andre spillere vælger/)
      if (await frame.getByRole('button', { name: 'Træk' }).isVisible()) break // else blackjack decided the round
    }
    const before = await frame.getByRole('group', { name: 'Din hånd' }).locator('.card').count()
    await frame.getByRole('button', { name: 'Træk' }).click()
    await expect(frame.getByRole('group', { name: 'Din hånd' }).locator('.card')).toHaveCount(before + 1)
    await advanceTo(frame, controls, 'drawing')
    await expect(resultOf(frame)).toContainText(/dealeren|over 21|Uafgjort/)
    await controls.expectBalanced()
  })

  test('the page stays where it is when a decision comes', async ({ page, site, controls }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const frame = await openTable(page, site.url, 'blackjack-svendborg')
    do {
      await advanceTo(frame, controls, 'betting')
      await startOf(frame).press('Enter')
      await expect(resultOf(frame)).toContainText('er med')
      await page.evaluate(() => window.scrollTo(0, 0))
      await advanceTo(frame, controls, 'deciding')
    } while (!(await frame.getByRole('button', { name: 'Træk' }).isVisible())) // else blackjack decided the round
    await expect(frame.getByRole('button', { name: 'Træk' })).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('a bet that comes too late takes nothing and says so until the next round', async ({ page, site, controls }) => {
    const frame = await openTable(page, site.url, 'roulette-koebenhavn')
    await advanceTo(frame, controls, 'betting')
    await layChips(frame, ['Rød'])
    await page.route('**/game/live/bet', async (route) => {
      await advanceTo(frame, controls, 'drawing') // on its way for longer than the table takes bets
      await route.continue()
    })
    await startOf(frame).click()
    await expect(resultOf(frame)).toContainText('Det var for sent. Vent på næste runde.')
    await advanceTo(frame, controls, 'result')
    await expect(resultOf(frame)).toContainText('Det var for sent. Vent på næste runde. Kuglen landede på')
    await expect(frame.locator('#funds')).toHaveText('1.250,00 kr.')
    await advanceTo(frame, controls, 'betting')
    await expect(resultOf(frame)).toHaveText('Sats, før tiden er gået.')
  })

  test('a bet whose answer is lost is found on the table, after a reload too', async ({ page, site, controls }) => {
    const frame = await openTable(page, site.url, 'roulette-koebenhavn')
    await advanceTo(frame, controls, 'betting')
    await layChips(frame, ['Tallet 7'])
    await page.route('**/game/live/bet', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await startOf(frame).click()
    await expect(resultOf(frame)).toContainText('Din indsats på 1 kr. er med.')
    await page.reload()
    await expect(resultOf(frame)).toContainText('Din indsats på 1 kr. er med.')
    await expect(frame.getByRole('button', { name: 'Tallet 7, 1 kr.' })).toBeVisible()
    await expect(frame.locator('#funds')).toHaveText('1.249,00 kr.')
  })

  test('a bet that never arrived, and whose table has drawn since, is said to be too late', async ({ page, site, controls }) => {
    const frame = await openTable(page, site.url, 'roulette-koebenhavn')
    await advanceTo(frame, controls, 'betting')
    await layChips(frame, ['Rød'])
    await page.route('**/game/live/bet', async (route) => {
      await advanceTo(frame, controls, 'drawing')
      await route.abort()
    })
    await startOf(frame).click()
    await expect(resultOf(frame)).toContainText('Det var for sent. Vent på næste runde. Kuglen landede på')
    await expect(frame.locator('#funds')).toHaveText('1.250,00 kr.')
  })

  test('a bet and a decision that never arrive are said to be missing, and can be made again', async ({ page, site, controls }) => {
    const frame = await openTable(page, site.url, 'blackjack-svendborg')
    const loseNext = (path: string) => page.route(path, (route) => route.abort(), { times: 1 })
    do {
      await advanceTo(frame, controls, 'betting')
      await loseNext('**/game/live/bet')
      await startOf(frame).click()
      await expect(resultOf(frame)).toContainText('Din indsats er ikke med. Sats igen.')
      await startOf(frame).click()
      await expect(resultOf(frame)).toContainText('Din indsats på 1 kr. er med.')
      await advanceTo(frame, controls, 'deciding')
    } while (!(await frame.getByRole('button', { name: 'Træk' }).isVisible())) // else blackjack decided the round
    await loseNext('**/game/live/step')
    await frame.getByRole('button', { name: 'Stå' }).click()
    await expect(resultOf(frame)).toContainText('Dit valg er ikke med. Vælg igen.')
    await frame.getByRole('button', { name: 'Stå' }).click()
    await expect(resultOf(frame)).toContainText('De andre spillere vælger.')
  })

  test('is played by keyboard alone, and forced colours show whether the button is ready', async ({ page, site, controls }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    const frame = await openTable(page, site.url, 'baccarat-esbjerg')
    await advanceTo(frame, controls, 'betting')
    const border = () => startOf(frame).evaluate((button) => getComputedStyle(button).border)
    const idle = await border()
    expect(idle).toContain('solid')
    await frame.getByRole('button', { name: /^Spiller/ }).press('Space')
    expect(await border()).not.toBe(idle)
    await startOf(frame).press('Enter')
    await expect(resultOf(frame)).toContainText('Din indsats på 1 kr. er med.')
    await page.keyboard.press('Enter')
    await expect(startOf(frame)).toBeFocused()
    await expect(frame.locator('#funds')).toHaveText('1.249,00 kr.')
  })

  test('a logout in another tab closes the table, and the bet that was taken stands', async ({ page, context, site, controls }) => {
    const frame = await openTable(page, site.url, 'baccarat-esbjerg')
    await advanceTo(frame, controls, 'betting')
    await layChips(frame, [/^Spiller/])
    await startOf(frame).click()
    await expect(resultOf(frame)).toContainText('er med')
    const other = await context.newPage()
    await other.goto('/?logout=true')
    await expect(other.getByRole('link', { name: 'Log ind' }).first()).toBeVisible()
    await other.close()
    await controls.advance(18_000)
    await expect(frame.locator('#notice')).toContainText('Du er logget ud.')
    await expect(startOf(frame)).toHaveText('Spillet er lukket')
  })

  test('two players see each other’s chips without a name, and one outcome', async ({ page, browser, site, controls }) => {
    const frame = await openTable(page, site.url, 'roulette-koebenhavn')
    const other = await openElsewhere(browser, page, site.url)
    await advanceTo(frame, controls, 'betting')
    await expect(other.frame.locator('#live')).toHaveAttribute('data-phase', 'betting')
    await layChips(other.frame, ['Tallet 8', 'Sort'])
    await startOf(other.frame).click()
    await expect(frame.locator('.live-others')).toHaveText('1 anden spiller: 2 kr.')
    await expect(frame.locator('.others .jeton')).toHaveText(['1', '1'])
    await expect(frame.locator('body')).not.toContainText('Lærke')
    await advanceTo(frame, controls, 'drawing')
    const landed = (await resultOf(frame).textContent())?.match(/Kuglen landede på \d+/)?.[0] ?? 'nowhere'
    await expect(resultOf(other.frame)).toContainText(landed)
    await other.page.context().close()
  })
})

/** The table as another player sees it, in a browser of its own. */
async function openElsewhere(browser: Browser, first: Page, siteUrl: string): Promise<{ page: Page; frame: FrameLocator }> {
  const context = await browser.newContext({ baseURL: siteUrl, reducedMotion: 'reduce' })
  const answered = (await first.context().cookies()).filter(({ name }) => ['brand', 'consent', 'acceptNews', 'seenPopups'].includes(name))
  await context.addCookies(answered)
  const page = await context.newPage()
  return { page, frame: await openTable(page, siteUrl, 'roulette-koebenhavn', 'laerke') }
}
