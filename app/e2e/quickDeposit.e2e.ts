import { choose, expect, onOneScreen, test } from './fixtures.ts'
import { logInByRequests } from './player.ts'

const game = '/spilleautomater/spil-for-penge/ravklippen'

onOneScreen('desktop-nordlys', () => {
  test('beside a game, by a stored card: the receipt closes its tab, and the game shows the new balance', async ({
    page,
    controls,
    site,
  }) => {
    await logInByRequests(page, site.url, 'freja')
    await page.goto(game)
    const frame = page.frameLocator('iframe')
    await page.route('**/game/spin', (route) => route.fulfill({ json: { result: 0, code: 'ERR_INSUFFICIENT_FUNDS' } }))
    await frame.locator('#go').click()
    await expect(frame.getByText('Der er ikke nok på saldoen')).toBeVisible()
    const opened = page.waitForEvent('popup')
    await page.getByRole('main').getByRole('link', { name: 'Sæt ind' }).click()
    const tab = await opened
    // two presses beside the check digits: the stored card is chosen
    await choose(tab.getByRole('radio', { name: /^200,00/ }))
    await tab.getByLabel('Kontrolcifre').fill('123')
    await tab.getByRole('button', { name: /^Sæt 200,00/ }).dblclick()
    await expect(tab.getByText('200,00 kr. er sat ind')).toBeVisible()
    // in a task of its own: the tab that closes would cut off the driver's click
    const press = (button: HTMLElement | SVGElement) =>
      void setTimeout(() => button.dispatchEvent(new MouseEvent('click', { bubbles: true })))
    await Promise.all([tab.waitForEvent('close'), tab.getByRole('button', { name: 'Luk fanen nu' }).evaluate(press)])
    // the driver's pages always have the focus
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(frame.locator('#funds')).toHaveText('1.450,00 kr.')
    await expect(frame.getByText('Der er ikke nok på saldoen')).toBeHidden()
    await controls.expectBalanced()
  })
})

onOneScreen('phone-strand', () => {
  test('by MobilePay, which returns to the receipt that closes the tab', async ({ page, controls, site }) => {
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/min-konto/hurtig-indbetaling')
    await choose(page.getByRole('radio', { name: /^500,00/ }))
    await choose(page.getByRole('radio', { name: /MobilePay/ }))
    await page.getByRole('button', { name: /^Sæt 500,00/ }).click()
    await page.getByRole('link', { name: 'Åbn MobilePay' }).click()
    await page
      .getByRole('button', { name: /^Godkend/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/MobilePayQuick\?txId=/)
    await expect(page.getByText('500,00 kr. er sat ind')).toBeVisible()
    await expect(page.getByRole('timer')).toBeVisible()
    await controls.expectBalanced()
  })
})
