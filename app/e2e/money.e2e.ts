import { testCards } from '../platform/payments/testCards.ts'
import { choose, expect, onOneScreen, type Page, test } from './fixtures.ts'
import { chooseAmount, expectCredited, expectReceipt, fillCard, logInByRequests, payButton, payByCard, startDeposit } from './player.ts'

onOneScreen('phone-strand', () => {
  test('lost response and a new login: the payment is shown before another can be made', async ({ page, controls, site }) => {
    await startDeposit(page, site.url)
    await controls.fail({ path: '/Deposit/ConfirmDepositCard', kind: 'drop', times: 1, stage: 'answer' })
    await payByCard(page, testCards.approved)
    await expect(page.getByText('Vi fik ikke svar på din betaling')).toBeVisible()
    await page.goto('/?logout=true')
    await expect(page.getByRole('link', { name: 'Log ind' }).first()).toBeVisible()
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/min-konto/overfoer')
    await expect(page.getByRole('heading', { name: 'Din seneste betaling er afgjort' })).toBeVisible()
    await expect(page.getByLabel('Beløb', { exact: true })).toBeHidden()
    await page.getByRole('link', { name: 'Se kvitteringen' }).click()
    await expectReceipt(page)
    await expectCredited(page)
    await page.goto('/min-konto/overfoer')
    await expect(page.getByLabel('Beløb', { exact: true })).toBeVisible()
  })

  test('reloading keeps amount and receipt, never the card; Back does not pay again', async ({ page, controls, site }) => {
    await startDeposit(page, site.url)
    await fillCard(page, testCards.approved)
    await page.reload()
    await payByCard(page, testCards.approved)
    await expectReceipt(page)
    await page.reload()
    await expectReceipt(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/min-konto/oversigt')
    await expectCredited(page)
    await controls.expectBalanced()
  })

  test('a MobilePay payment that waits holds back a second tab, which gets its form when the first has declined it, and is approved once', async ({
    page,
    context,
    controls,
    site,
  }) => {
    const payByMobilePay = async (tab: Page) => {
      await choose(tab.getByRole('radio', { name: 'MobilePay' }))
      await tab.getByLabel('Mobilnummer').fill('20 30 40 50')
      await payButton(tab, '100,00 kr.').click()
      await expect(tab.getByRole('heading', { name: 'Godkend i MobilePay' })).toBeVisible()
    }
    const answer = async (tab: Page, name: RegExp) => {
      await tab.getByRole('link', { name: 'Åbn MobilePay' }).click()
      await tab.getByRole('button', { name }).first().click()
      await expect(tab).toHaveURL(/\/MobilePay\?txId=/)
    }
    await startDeposit(page, site.url)
    await payByMobilePay(page)
    const second = await context.newPage()
    await second.goto('/min-konto/overfoer')
    await expect(second.getByRole('heading', { name: /venter på dig/ })).toBeVisible()
    await second.getByRole('link', { name: 'Vis betalingen' }).focus()
    await answer(page, /^Afvis/)
    await expect(second.getByLabel('Beløb', { exact: true })).toBeVisible()
    expect(await second.evaluate(() => document.activeElement !== document.body)).toBe(true)

    await chooseAmount(second, '100')
    await payByMobilePay(second)
    await answer(second, /^Godkend/)
    await expectReceipt(second)
    await second.goto('/min-konto/oversigt')
    await expectCredited(second)
    await controls.expectBalanced()
  })
})
