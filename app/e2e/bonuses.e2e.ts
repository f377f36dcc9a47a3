import { expect, onOneScreen, test } from './fixtures.ts'
import { logInByRequests } from './player.ts'

onOneScreen('desktop-nordlys', () => {
  test('a player takes bonus money by a code, sees what is left to play, and cancels it', async ({ page, site, controls }) => {
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/min-konto/kampagne')
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'Bonuskode' }).fill('findes ikke')
    await main.getByRole('button', { name: 'Se bonussen' }).click()
    await expect(main.getByRole('textbox', { name: 'Bonuskode' })).toHaveAccessibleDescription(/bonuskode/i)

    await main.getByRole('textbox', { name: 'Bonuskode' }).fill('penge')
    await main.getByRole('button', { name: 'Se bonussen' }).click()
    await expect(main.getByText(/Du skal satse for 500\skr\./).first()).toBeVisible()
    await main.getByRole('button', { name: 'Tag imod bonussen' }).click()
    await expect(main.getByText('Bonussen er din')).toBeVisible()
    await expect(main.getByRole('progressbar', { name: 'Gennemspil' })).toHaveAttribute('aria-valuetext', /^0(,00)?\skr\. af 500,00\skr\./)
    await controls.expectBalanced()

    // the money is there after a reload too, and only once
    await page.reload()
    await main.getByRole('button', { name: 'Annuller bonussen' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByText(/Du mister 50,00\skr\. i bonuspenge/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Annuller bonussen' }).click()
    await expect(main.getByText('Bonussen er annulleret')).toBeVisible()
    await expect(main.getByRole('progressbar', { name: 'Gennemspil' })).toHaveCount(0)
    await main.getByRole('textbox', { name: 'Bonuskode' }).fill('PENGE')
    await main.getByRole('button', { name: 'Se bonussen' }).click()
    await expect(main.getByText('Du har allerede fået denne bonus.').first()).toBeVisible()
    await controls.expectBalanced()
  })
})
