import { choose, expect, hydrated, onOneScreen, type Page, test } from './fixtures.ts'
import { approveAs, logInByRequests } from './player.ts'

/** What of the focused field and of its message cannot be read: it is outside of the screen, or below something else. */
const hiddenParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const focused = document.activeElement
    const invalid = focused?.closest('[aria-invalid=true]') ?? focused?.closest('[role=radiogroup]')
    const message = (invalid?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id))
      .find((element) => element?.id.endsWith('-error'))
    const parts = { field: focused instanceof HTMLInputElement && focused.type === 'radio' ? focused.closest('label') : focused, message }
    return Object.entries(parts).flatMap(([name, element]) => {
      if (!invalid || !element) return [`no ${name}`]
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return top >= 0 && bottom <= innerHeight && (element.contains(found) || invalid.contains(found)) ? [] : [`hidden ${name}`]
    })
  })

/** A small phone whose keyboard covers the lower part of the screen. */
async function openOnSmallPhone(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 380 })
  await page.goto(path)
  await hydrated(page)
}
async function expectFirstErrorSeen(page: Page, submit: string, exact = true): Promise<void> {
  await page.getByRole('button', { name: submit, exact }).click()
  await expect.poll(() => hiddenParts(page), { message: `${page.url()}: ${submit}` }).toEqual([])
}

onOneScreen('phone-strand', () => {
  test('the first error of a guest’s form is seen above the keyboard, with the focus', async ({ page }) => {
    await openOnSmallPhone(page, '/registrer')
    await expectFirstErrorSeen(page, 'Fortsæt')
    await page.getByRole('radio', { name: /uden bonus/ }).check()
    await page.getByRole('button', { name: 'Fortsæt', exact: true }).click()
    await expectFirstErrorSeen(page, 'Fortsæt til MitID')
    await openOnSmallPhone(page, '/kontaktos')
    await expectFirstErrorSeen(page, 'Send besked')
  })

  test('the first error of a player’s form is seen above the keyboard, with the focus', async ({ page, site }) => {
    await logInByRequests(page, site.url, 'freja')
    await openOnSmallPhone(page, '/min-konto/overfoer')
    await expectFirstErrorSeen(page, 'Videre til betaling')
    await page.getByRole('button', { name: '200 kr.' }).click()
    await page.getByRole('button', { name: 'Videre til betaling', exact: true }).click()
    await choose(page.getByRole('radio').first())
    await expectFirstErrorSeen(page, 'Sæt 200,00 kr. ind', false)
    await choose(page.getByRole('radio', { name: 'MobilePay' }))
    await page.getByLabel('Mobilnummer', { exact: true }).fill('')
    await expectFirstErrorSeen(page, 'Sæt 200,00 kr. ind', false)
    await openOnSmallPhone(page, '/min-konto/udbetal')
    await expectFirstErrorSeen(page, 'Fortsæt med MitID')
    await openOnSmallPhone(page, '/min-konto/begraensninger')
    await page.getByRole('button', { name: 'Ret grænse, dagsgrænse' }).click()
    await expectFirstErrorSeen(page, 'Gem grænse')
    await openOnSmallPhone(page, '/min-konto/kampagne')
    await expectFirstErrorSeen(page, 'Se bonussen')
    await openOnSmallPhone(page, '/min-konto/profil')
    await page.getByRole('button', { name: 'Ret e-mail eller mobil' }).click()
    await page.getByLabel('E-mail', { exact: true }).fill('')
    await expectFirstErrorSeen(page, 'Gem')
    await page.getByLabel('E-mail', { exact: true }).fill('freja.ny@eksempel.dk')
    await page.getByRole('button', { name: 'Gem' }).click()
    await page.getByRole('button', { name: 'Bekræft med MitID' }).click()
    await approveAs(page, 'freja')
    await hydrated(page)
    await page.getByRole('button', { name: 'Gem' }).click()
    await expect(page.getByLabel('Kode', { exact: true })).toBeVisible()
    await expectFirstErrorSeen(page, 'Bekræft e-mail')
  })
})
