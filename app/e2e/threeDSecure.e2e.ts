import { testCards } from '../platform/payments/testCards.ts'
import { expect, expectAccessible, onOneScreen, testWithFreshContent as test } from './fixtures.ts'
import { bankOf, expectCredited, expectReceipt, payByCard, startDeposit } from './player.ts'

/** The bank's page opens in a window. */
const flow = { desktop: 640, tablet: 400, mobile: 300, landscape: 500, portrait: 300, display: 'window' }
const challengeInWindow = {
  call: 'content.systemConfig',
  where: { name: '3DS_settings' },
  data: { id: '1', name: '3DS_settings', type: 'json', value: JSON.stringify({ normal: flow, quick_deposit: flow }), isPublic: true },
}

onOneScreen('desktop-nordlys', () => {
  test('3-D Secure in a frame: declined, closed and opened again, approved, and credited once', async ({ page, controls, site }) => {
    await startDeposit(page, site.url)
    await payByCard(page, testCards.challenge)
    const dialog = page.getByRole('dialog', { name: 'Godkend hos din bank' })
    await expect(bankOf(page).getByRole('button', { name: /^Godkend/ })).toBeVisible()
    await expectAccessible(page, "the bank's page in a frame")
    await bankOf(page).getByRole('button', { name: 'Afvis' }).click()
    await expect(page.getByText(/blev ikke godkendt hos din bank/)).toBeVisible()
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: 'Prøv et andet kort' }).click()
    await payByCard(page, testCards.challenge)
    await expect(bankOf(page).getByRole('button', { name: /^Godkend/ })).toBeVisible()
    await dialog.getByRole('button', { name: 'Luk bankens side' }).click()
    await expect(page.getByRole('heading', { name: 'Din bank venter på dig' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Åbn din bank' }).click()
    await bankOf(page)
      .getByRole('button', { name: /^Godkend/ })
      .click()
    await expectReceipt(page)
    await expect(dialog).toBeHidden()
    await page.reload()
    await expectReceipt(page)
    await page.goto('/min-konto/oversigt')
    await expectCredited(page)
    await controls.expectBalanced()
  })
})

onOneScreen('desktop-nordlys', () => {
  test('going back from the frame leaves the payment waiting, and offers to cancel it', async ({ page, controls, site }) => {
    await startDeposit(page, site.url)
    await payByCard(page, testCards.challenge)
    await expect(bankOf(page).getByRole('button', { name: /^Godkend/ })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('link', { name: 'Vis betalingen' }).click()
    await page.getByRole('button', { name: 'Annuller indbetalingen' }).click()
    await expect(page.getByText('Der er ikke trukket penge.')).toBeVisible()
    await controls.expectBalanced()
  })

  test('in a window: a blocked one is opened by its button; it returns there, and the page behind shows the receipt', async ({
    page,
    controls,
    site,
  }) => {
    await controls.answer(challengeInWindow)
    await page.addInitScript(() => {
      const open = window.open
      window.open = (...opening) => {
        if (sessionStorage.getItem('blocked')) return open.apply(window, opening)
        sessionStorage.setItem('blocked', 'once')
        return null
      }
    })
    await startDeposit(page, site.url)
    await payByCard(page, testCards.challenge)
    const openedByButton = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Åbn din bank' }).click()
    await (await openedByButton).getByRole('button', { name: 'Afvis' }).click()
    await expect(page.getByText(/blev ikke godkendt hos din bank/)).toBeVisible()
    await (await openedByButton).close()

    await page.getByRole('button', { name: 'Prøv et andet kort' }).click()
    const opened = page.waitForEvent('popup')
    await payByCard(page, testCards.challenge)
    const bank = await opened
    await expect(page.getByRole('heading', { name: 'Din bank venter på dig' })).toBeVisible()
    await bank.getByRole('button', { name: /^Godkend/ }).click()
    await expectReceipt(bank)
    await expectReceipt(page)
    await page.goto('/min-konto/oversigt')
    await expectCredited(page)
    await controls.expectBalanced()
  })
})
