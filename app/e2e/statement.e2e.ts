import { readFile } from 'node:fs/promises'
import { expect, hydrated, onOneScreen, test } from './fixtures.ts'
import { expectCredited, expectReceipt, payByCard, startDeposit } from './player.ts'

onOneScreen('phone-strand', () => {
  test('a player who has played deposits, filters the payments and downloads a statement that ends with the balance', async ({
    page,
    site,
  }) => {
    await startDeposit(page, site.url)
    await payByCard(page, '4111 1111 1111 1111')
    await expectReceipt(page)
    await expectCredited(page)

    await page.goto('/min-konto/transaktioner')
    await hydrated(page)
    const sheet = page.getByRole('dialog', { name: 'Filtrér' })
    await page.getByRole('button', { name: /^Filtrér: Seneste 30\sdage · Alle betalinger$/ }).click()
    await sheet.getByLabel('Type').selectOption('Bonusser')
    await expect(page).toHaveURL('/min-konto/transaktioner?type=bonusser')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    const filter = page.getByRole('button', { name: /^Filtrér: Seneste 30\sdage · Bonusser$/ })
    await expect(filter).toBeFocused()
    await expect(page.getByText('Ingen bonusser de seneste 30 dage')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Vis alle betalinger' }).click()
    await page.getByRole('button', { name: /^Filtrér: / }).click()
    await sheet.getByLabel('Periode').selectOption('90')
    await sheet.getByRole('button', { name: 'Vis betalinger' }).click()
    await expect(page).toHaveURL('/min-konto/transaktioner?dage=90')
    const payment = page.getByRole('listitem').filter({ hasText: '+100,00 kr.' }).first()
    const id = payment.getByRole('button', { name: /^Kopier Transaktions-id / })
    await expect(id).toBeHidden()
    await payment.getByText('Indbetaling').click()
    await expect(id).toBeVisible()

    const download = async (name: string) => {
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
    }
    const csv = await download('Hent som CSV')
    expect(csv.name).toMatch(/^kontoudtog_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/)
    const lines = csv.bytes.toString('utf8').trimEnd().split('\r\n')
    expect(lines.some((line) => line.includes(';Indsats;'))).toBe(true)
    expect(lines.at(-1)).toMatch(/;Indbetaling;.*;100,00;.*;1350,00$/)
    expect((await download('Hent som PDF')).bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await expectCredited(page)
  })
})
