import type { Browser, FrameLocator, Route } from '@playwright/test'
import { choose, expect, type Page, test } from './fixtures.ts'
import { advanceTo, layChips, openTable, resultOf, startOf } from './liveTable.ts'

const bets = '**/game/live/bet'
/** Takes back all chips, where there are any. */
const clear = (frame: FrameLocator) =>
  frame.getByRole('button', { name: 'Ryd', exact: true }).evaluate((button: HTMLElement) => button.click())

test.describe('live tables', () => {
  test.use({ brand: 'nordlys', viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

  test('blackjack is watched, then played: it waits for the decision, which moves the focus and never the page', async ({
    page,
    site,
    controls,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const frame = await openTable(page, site.url, 'blackjack-svendborg')
    const draw = frame.getByRole('button', { name: 'Træk' })
    await test.step('somebody who only watches hears of the table’s hand, not of their own', async () => {
      await advanceTo(frame, controls, 'drawing')
      await expect(resultOf(frame)).toHaveText(/Bordet har \d+, dealeren \d+\./)
    })
    do {
      await advanceTo(frame, controls, 'betting')
      await startOf(frame).press('Enter')
      await expect(resultOf(frame)).toContainText('er med')
      await page.evaluate(() => window.scrollTo(0, 0))
      await advanceTo(frame, controls, 'deciding')
      await expect(resultOf(frame)).toContainText(/Du har|De andre spillere vælger/)
    } while (!(await draw.isVisible())) // else blackjack decided the round
    await expect(draw).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    const before = await frame.getByRole('group', { name: 'Din hånd' }).locator('.card').count()
    await draw.click()
    await expect(frame.getByRole('group', { name: 'Din hånd' }).locator('.card')).toHaveCount(before + 1)
    await test.step('it stands for one who makes no further decision', async () => {
      await advanceTo(frame, controls, 'drawing')
      await expect(resultOf(frame)).toContainText(/dealeren|over 21|Uafgjort/)
      await controls.expectBalanced()
    })
  })

  test('a bet without money, too late or lost takes what the table has taken, and says so', async ({ page, context, site, controls }) => {
    const frame = await openTable(page, site.url, 'roulette-koebenhavn')
    const funds = frame.locator('#funds')
    const late = 'Det var for sent. Vent på næste runde.'

    await test.step('without money: the table shows what a deposit in another tab has added', async () => {
      await advanceTo(frame, controls, 'betting')
      await page.route(bets, (route) => route.fulfill({ json: { result: 0, code: 'ERR_INSUFFICIENT_FUNDS' } }), { times: 1 })
      await layChips(frame, ['Rød'])
      await startOf(frame).click()
      const notice = frame.getByText('Der er ikke nok på saldoen')
      await expect(notice).toBeVisible()
      const tab = await context.newPage()
      await tab.goto('/min-konto/hurtig-indbetaling')
      await choose(tab.getByRole('radio', { name: /^200,00/ }))
      await choose(tab.getByRole('radio', { name: /••••/ }))
      await tab.getByLabel('Kontrolcifre').fill('123')
      await tab.getByRole('button', { name: /^Sæt 200,00/ }).click()
      await expect(tab.getByText('200,00 kr. er sat ind')).toBeVisible()
      await tab.close()
      await page.evaluate(() => window.dispatchEvent(new Event('focus'))) // the driver's pages always have the focus
      await expect(funds).toHaveText('1.450,00 kr.')
      await expect(notice).toBeHidden()
      await clear(frame)
    })

    await test.step('too late: takes nothing and says so until the next round', async () => {
      await advanceTo(frame, controls, 'betting')
      await layChips(frame, ['Rød'])
      const onItsWay = async (route: Route) => {
        await advanceTo(frame, controls, 'drawing') // for longer than the table takes bets
        await route.continue()
      }
      await page.route(bets, onItsWay, { times: 1 })
      await startOf(frame).click()
      await expect(resultOf(frame)).toContainText(late)
      await advanceTo(frame, controls, 'result')
      await expect(resultOf(frame)).toContainText(`${late} Kuglen landede på`)
      await expect(funds).toHaveText('1.450,00 kr.')
      await advanceTo(frame, controls, 'betting')
      await expect(resultOf(frame)).toHaveText('Sats, før tiden er gået.')
    })

    await test.step('never arrived, and the table has drawn since: too late', async () => {
      await layChips(frame, ['Rød'])
      const lost = async (route: Route) => {
        await advanceTo(frame, controls, 'drawing')
        await route.abort()
      }
      await page.route(bets, lost, { times: 1 })
      await startOf(frame).click()
      await expect(resultOf(frame)).toContainText(`${late} Kuglen landede på`)
      await expect(funds).toHaveText('1.450,00 kr.')
    })

    await test.step('the answer is lost: the bet is found on the table, after a reload too', async () => {
      await advanceTo(frame, controls, 'betting')
      await clear(frame)
      await layChips(frame, ['Tallet 7'])
      const unanswered = async (route: Route) => {
        await route.fetch()
        await route.abort()
      }
      await page.route(bets, unanswered, { times: 1 })
      await startOf(frame).click()
      await expect(resultOf(frame)).toContainText('Din indsats på 1 kr. er med.')
      await page.reload()
      await expect(resultOf(frame)).toContainText('Din indsats på 1 kr. er med.')
      await expect(frame.getByRole('button', { name: 'Tallet 7, 1 kr.' })).toBeVisible()
      await expect(funds).toHaveText('1.449,00 kr.')
    })
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

  test('is played by keyboard alone, shows in forced colours whether the button is ready, and is closed by a logout in another tab', async ({
    page,
    context,
    site,
    controls,
  }) => {
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

    await test.step('the bet that was taken stands', async () => {
      const other = await context.newPage()
      await other.goto('/?logout=true')
      await expect(other.getByRole('link', { name: 'Log ind' }).first()).toBeVisible()
      await other.close()
      await controls.advance(18_000)
      await expect(frame.locator('#notice')).toContainText('Du er logget ud.')
      await expect(startOf(frame)).toHaveText('Spillet er lukket')
    })
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
