import sharp from 'sharp'
import { expect, onOneScreen, test } from './fixtures.ts'
import { logInByRequests } from './player.ts'

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer(),
})

onOneScreen('phone-strand', () => {
  test('documents are sent one by one: what fails is named, sent again, and listed', async ({ page, site, controls }) => {
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/min-konto/profil')
    const documents = page.getByRole('table', { name: 'Dokumenter, du har sendt' })
    await page.getByRole('combobox', { name: 'Dokumenttype' }).selectOption('Bevis for adresse')
    const files = page.locator('input[type=file]')
    await files.setInputFiles(await Promise.all(['1', '2', '3', '4', '5'].map((name) => photo(`${name}.jpg`))))
    await expect(page.getByText('Vælg højst 4 filer ad gangen.')).toBeVisible()

    await controls.fail({ path: '/api/user/upload-document', kind: 'code', code: 'ERR_DOCUMENT_WAITING', times: 1 })
    const broken = { name: 'ødelagt.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') }
    await files.setInputFiles([await photo('forside.jpg'), await photo('bagside.jpg'), broken])
    await page.getByRole('button', { name: 'Send dokumenter' }).click()
    await expect(page.getByText(/Vi er ikke færdige med de dokumenter/)).toBeVisible()
    await expect(page.getByText(/Vi kan kun modtage billeder/)).toBeVisible()
    await expect(documents.getByText('Modtaget')).toHaveCount(1)

    await page.getByRole('button', { name: 'Fjern ødelagt.jpg' }).click()
    await page.getByRole('button', { name: 'Prøv igen' }).click()
    await expect(page.getByText('Vi har modtaget dine dokumenter. Du kan følge dem her.')).toBeVisible()
    await expect(documents.getByText('Modtaget')).toHaveCount(2)
    await page.reload()
    await expect(documents.getByText('Modtaget')).toHaveCount(2)
  })
})
