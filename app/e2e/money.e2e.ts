import { testCards } from '../platform/payments/testCards.ts'
import { choose, expect, expectAccessible, onOneScreen, test } from './fixtures.ts'
import {
  chooseAmount,
  confirmIdentity,
  expectCredited,
  expectReceipt,
  fillCard,
  logInByRequests,
  payButton,
  payByCard,
  startDeposit,
} from './player.ts'

onOneScreen('desktop-nordlys', () => {
  test('a stored card pays with its CVV alone', async ({ page, controls, site }) => {
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/min-konto/overfoer')
    await chooseAmount(page, '200')
    await choose(page.getByRole('radio').first())
    await page.getByLabel('Kontrolcifre').fill('123')
    await expectAccessible(page, 'stored card')
    await payButton(page, '200,00 kr.').click()
    await expect(page.getByText('200,00 kr. er sat ind')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Mine penge 1.450,00 kr.' })).toBeVisible()
    await controls.expectBalanced()
  })

  for (const [name, number, sentence] of [
    ['declined for another reason', testCards.declined_other, /Din bank afviste betalingen/],
    ['declined as a bad request', testCards.declined_request, /Betalingen kunne ikke gennemføres/],
  ] as const)
    test(`a card ${name}: shows its message, keeps the balance, and accepts another card`, async ({ page, controls, site }) => {
      await startDeposit(page, site.url)
      await payByCard(page, number)
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(page.getByText('Der er ikke trukket penge.')).toBeVisible()
      await page.getByRole('button', { name: 'Prøv et andet kort' }).click()
      await payByCard(page, testCards.approved)
      await expectReceipt(page)
      await expectCredited(page)
      await controls.expectBalanced()
    })
})

onOneScreen('phone-strand', () => {
  test('a double click pays once', async ({ page, controls, site }) => {
    await startDeposit(page, site.url)
    await fillCard(page, testCards.approved)
    await payButton(page, '100,00 kr.').dblclick()
    await expectReceipt(page)
    await expectCredited(page)
    await controls.expectBalanced()
  })

  test('lost response: a retry repeats the same payment', async ({ page, controls, site }) => {
    await startDeposit(page, site.url)
    await controls.fail({ path: '/Deposit/ConfirmDepositCard', kind: 'drop', times: 1, stage: 'answer' })
    await payByCard(page, testCards.approved)
    await expect(page.getByText('Vi fik ikke svar på din betaling')).toBeVisible()
    await expectAccessible(page, 'unanswered')
    await page.getByRole('button', { name: 'Prøv igen' }).click()
    await expectReceipt(page)
    await expectCredited(page)
    await controls.expectBalanced()
  })

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
    await expectAccessible(page, 'unseen receipt')
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

  test('MobilePay: approved on the phone, credited once, with its receipt on the return page', async ({ page, controls, site }) => {
    await startDeposit(page, site.url)
    await choose(page.getByRole('radio', { name: 'MobilePay' }))
    await page.getByLabel('Mobilnummer').fill('20 30 40 50')
    await expectAccessible(page, 'MobilePay')
    await payButton(page, '100,00 kr.').click()
    await expect(page.getByRole('heading', { name: 'Godkend i MobilePay' })).toBeVisible()
    await page.getByRole('link', { name: 'Åbn MobilePay' }).click()
    await page
      .getByRole('button', { name: /^Godkend/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/MobilePay\?txId=/)
    await expectReceipt(page)
    await page.goto('/min-konto/oversigt')
    await expectCredited(page)
    await controls.expectBalanced()
  })

  test('a payment that waits holds back a second tab, which gets its form when the first has declined it', async ({
    page,
    context,
    site,
  }) => {
    await startDeposit(page, site.url)
    await choose(page.getByRole('radio', { name: 'MobilePay' }))
    await page.getByLabel('Mobilnummer').fill('20 30 40 50')
    await payButton(page, '100,00 kr.').click()
    await expect(page.getByRole('heading', { name: 'Godkend i MobilePay' })).toBeVisible()
    const second = await context.newPage()
    await second.goto('/min-konto/overfoer')
    await expect(second.getByRole('heading', { name: /venter på dig/ })).toBeVisible()
    await second.getByRole('link', { name: 'Vis betalingen' }).focus()
    await page.getByRole('link', { name: 'Åbn MobilePay' }).click()
    await page
      .getByRole('button', { name: /^Afvis/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/MobilePay\?txId=/)
    await expect(second.getByLabel('Beløb', { exact: true })).toBeVisible()
    expect(await second.evaluate(() => document.activeElement !== document.body)).toBe(true)
  })

  test('invalid input is shown at its field, and nothing is posted to the ledger', async ({ page, controls, site }) => {
    await logInByRequests(page, site.url, 'freja')
    await confirmIdentity(page, site.url, 'freja', 'card')
    const before = await controls.expectBalanced()
    await page.goto('/min-konto/overfoer')
    await page.getByLabel('Beløb', { exact: true }).fill('50')
    await page.getByRole('button', { name: 'Videre til betaling' }).click()
    await expect(page.getByText('Beløbet skal være mindst 100 kr.')).toBeVisible()
    await page.getByRole('button', { name: 'Jeg har en bonuskode' }).click()
    await page.getByLabel('Beløb', { exact: true }).fill('100')
    await page.getByLabel('Bonuskode').fill('FINDESIKKE')
    await page.getByRole('button', { name: 'Videre til betaling' }).click()
    await expect(page.getByText(/Bonuskoden findes ikke/)).toBeVisible()
    await page.getByRole('button', { name: 'Fortsæt uden bonus' }).click()
    await page.getByRole('button', { name: 'Videre til betaling' }).click()
    await fillCard(page, '4111')
    await page.getByLabel('Kontrolcifre').fill('12')
    await payButton(page, '100,00 kr.').click()
    await expect(page.getByText('Kortnummeret skal have 16 cifre.')).toBeVisible()
    await expect(page.getByText('Skriv de 3 cifre fra bagsiden.')).toBeVisible()
    expect(await controls.expectBalanced()).toBe(before)
  })

  test('a paused player can neither deposit nor play', async ({ page, controls, site }) => {
    await logInByRequests(page, site.url, 'noah')
    await page.goto('/min-konto/overfoer')
    await expect(page.getByText('Du holder pause').first()).toBeVisible()
    await expectAccessible(page, 'paused deposit')
    for (const mode of ['penge', 'sjov']) {
      await page.goto(`/spilleautomater/spil-for-${mode}/ravklippen`)
      await expect(page.getByRole('main').getByText(/Du holder pause/)).toBeVisible()
      await expectAccessible(page, `paused game for ${mode}`)
    }
    await controls.expectBalanced()
  })

  test('a pending limit raise can be cancelled', async ({ page, site }) => {
    await logInByRequests(page, site.url, 'laerke')
    await page.goto('/min-konto/begraensninger')
    await expectAccessible(page, 'limits')
    await page.getByRole('button', { name: /^Fortryd ændring af ugegrænse/ }).click()
    await expect(page.getByText(/Du har fortrudt ændringen/)).toBeVisible()
  })
})

onOneScreen('desktop-nordlys', () => {
  test('a killed platform loses no acknowledged deposit', async ({ page, controls, site }) => {
    await startDeposit(page, site.url)
    await payByCard(page, testCards.approved)
    await expectReceipt(page)
    await site.stopPlatform('SIGKILL')
    await page.goto('/min-konto/oversigt')
    await expect(page.getByRole('main')).toContainText(/igen|problemer|galt/i)
    await site.restartPlatform()
    await page.goto('/min-konto/oversigt')
    await expectCredited(page)
    await controls.expectBalanced()
  })
})
