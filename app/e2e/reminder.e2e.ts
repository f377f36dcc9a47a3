import type { FrameLocator } from '@playwright/test'
import { expect, onOneScreen, type Page, type PlatformControls, test } from './fixtures.ts'
import { advanceTo, layChips, openTable, resultOf, startOf } from './liveTable.ts'
import { logInByRequests } from './player.ts'

const game = '/spilleautomater/spil-for-penge/raevens-runer'
const signs = '**/api/games/play-time'
const reminder = (page: Page) => page.getByRole('dialog', { name: /^Du har spillet i/ })

/**
 * Plays for a time, in ms: the platform's clock advances between two signs, which the page sends when it is shown again. A gap counts at
 * most 45 s, and on a slow machine seconds pass between two signs.
 */
async function play(page: Page, { advance }: PlatformControls, ms: number): Promise<void> {
  const stepMs = 30_000
  for (let played = 0; played < ms; played += stepMs) {
    await advance(Math.min(stepMs, ms - played))
    const sign = page.waitForRequest(signs)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await (await sign).response()
  }
}
async function openGame(page: Page): Promise<void> {
  const sign = page.waitForResponse(signs)
  await page.goto(game)
  await sign
}

onOneScreen('desktop-nordlys', () => {
  test('the reminder is due after five minutes of play, over a reload and a second tab, and is answered once for all', async ({
    page,
    site,
    context,
    controls,
  }) => {
    await logInByRequests(page, site.url, 'freja')
    await openGame(page)
    await play(page, controls, 160_000)
    await openGame(page)
    const second = await context.newPage()
    await openGame(second)
    await expect(reminder(second)).toHaveCount(0)
    await play(second, controls, 140_000)
    await expect(reminder(second)).toBeVisible()
    await expect(second.getByRole('dialog', { name: 'Du har spillet i 5 minutter' })).toBeVisible()
    await expect(second.getByText('Indsats i alt')).toBeVisible()
    await second.keyboard.press('Escape')
    await expect(reminder(second)).toBeVisible()
    await openGame(second)
    await expect(reminder(second)).toBeVisible()
    await page.bringToFront()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(reminder(page)).toBeVisible()
    await page.getByRole('button', { name: 'Spil videre' }).click()
    await expect(reminder(page)).toHaveCount(0)
    await second.bringToFront()
    await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(reminder(second)).toHaveCount(0)
  })
})

/** Presses the keys of somebody who goes on playing without a look at the page, and has the game ask for the focus. No round may follow. */
async function expectKeptFromGame(page: Page, frame: FrameLocator): Promise<void> {
  const hasFocus = async () =>
    (await reminder(page).evaluate((dialog) => dialog.contains(document.activeElement))) &&
    !(await startOf(frame).evaluate(() => document.hasFocus()))
  const bets: string[] = []
  page.on('request', (request) => {
    if (/\/game\/(spin|step|live\/bet|live\/step)$/.test(request.url())) bets.push(request.url())
  })
  await expect(reminder(page)).toBeVisible()
  await expect.poll(hasFocus).toBe(true)
  await expect(startOf(frame)).toHaveText('Spillet holder pause')
  for (const key of ['Escape', 'Space', 'Space', 'Space']) await page.keyboard.press(key)
  await startOf(frame).evaluate((button: HTMLElement) => button.focus())
  for (const key of ['Escape', 'Space', 'Tab', 'Escape']) await page.keyboard.press(key)
  expect(await hasFocus()).toBe(true)
  await expect(startOf(frame)).toHaveText('Spillet holder pause')
  await expect(reminder(page)).toBeVisible()
  expect(bets).toEqual([])
}

onOneScreen('phone-strand', () => {
  test('keys do not reach the game behind the reminder, its answer leads back into the game, and a player chooses another interval and a break', async ({
    page,
    site,
    controls,
  }) => {
    await logInByRequests(page, site.url, 'freja')
    await openGame(page)
    const frame = page.frameLocator('iframe')
    await startOf(frame).click()
    await expect(resultOf(frame)).toContainText(/Du vandt|Ingen gevinst|tilbage/)
    await expect(startOf(frame)).toBeFocused()
    const postings = await controls.expectBalanced()
    await play(page, controls, 300_000)
    await expectKeptFromGame(page, frame)
    expect(await controls.expectBalanced()).toBe(postings)
    await page.getByRole('button', { name: 'Spil videre' }).press('Enter')
    await expect(reminder(page)).toHaveCount(0)
    await expect(startOf(frame)).toHaveText('Spil')
    await expect(startOf(frame)).toBeFocused()
    const round = page.waitForResponse('**/game/spin')
    await page.keyboard.press('Space')
    expect((await round).ok()).toBe(true)

    await play(page, controls, 300_000)
    await expect(page.getByRole('dialog', { name: /^Du har spillet i 1[01] minutter/ })).toBeVisible()
    const saved = page.waitForResponse('**/api/cookie')
    await reminder(page).getByLabel('Mind mig om det').selectOption('1')
    expect((await saved).ok()).toBe(true)
    await page.getByRole('button', { name: 'Spil videre' }).click()
    await expect(reminder(page)).toHaveCount(0)
    await play(page, controls, 60_000)
    await expect(page.getByRole('dialog', { name: /^Du har spillet i 1[12] minutter/ })).toBeVisible()
    await page.getByRole('link', { name: 'Hold pause i 30 dage' }).click()
    await expect(page).toHaveURL('/min-konto/begraensninger?pause=30d')
    await expect(page.getByRole('alertdialog', { name: 'Vil du holde pause i 30 dage?' })).toBeVisible()
    await page.getByRole('button', { name: 'Nej, gå tilbage' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})

onOneScreen('desktop-nordlys', () => {
  test('keys do not reach a live table behind the reminder', async ({ page, site, controls }) => {
    const frame = await openTable(page, site.url, 'roulette-koebenhavn')
    await advanceTo(frame, controls, 'betting')
    await layChips(frame, ['Rød'])
    await startOf(frame).click()
    await expect(resultOf(frame)).toContainText('er med')
    await play(page, controls, 300_000)
    await expectKeptFromGame(page, frame)
    await page.getByRole('button', { name: 'Spil videre' }).press('Enter')
    await expect(startOf(frame)).toBeFocused()
    await expect(startOf(frame)).not.toHaveText('Spillet holder pause')
  })
})
