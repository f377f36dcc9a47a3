import type { Page } from '@playwright/test'
import { choose, expect, hydrated, onOneScreen, test } from './fixtures.ts'
import { logInByRequests } from './player.ts'

const searchLink = (page: Page, isMobile: boolean) =>
  (isMobile ? page.getByRole('navigation', { name: 'Genveje' }) : page.getByRole('banner')).getByRole('link', { name: 'Søg' })

onOneScreen('phone-strand', () => {
  test('the search opens over any page, finds as one types, and leads by keyboard to a game', async ({ page, isMobile }) => {
    await page.goto('/nyheder')
    await hydrated(page)
    await searchLink(page, isMobile).click()
    const dialog = page.getByRole('dialog', { name: 'Søg' })
    const field = dialog.getByRole('searchbox')
    await expect(field).toBeFocused()
    await expect(dialog.getByRole('heading', { name: 'Mest spillede spil' })).toBeVisible()
    await page.keyboard.type('roulete')
    await expect(dialog.getByRole('link', { name: /^Lynroulette/ })).toBeVisible()
    await expect(dialog.getByRole('status')).toContainText(/^\d+ spil og /)
    await field.fill('bonus')
    await expect(dialog.getByRole('heading', { name: 'Sider' })).toBeVisible()
    await field.fill('ravkil')
    const game = dialog.getByRole('link', { name: /^Ravklippen/ })
    await expect(game).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(game).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(field).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/spilleautomater/spil-for-penge/ravklippen')
    await expect(dialog).toBeHidden()

    await page.goBack() // on phones the page of a game has no navigation
    await expect(page.getByRole('heading', { level: 1, name: 'Nyheder' })).toBeVisible() // a dialog that opens before closes with the page
    await searchLink(page, isMobile).click()
    await expect(dialog.getByRole('link', { name: 'ravkil' })).toHaveAttribute('href', '/soeg?soeg=ravkil')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(searchLink(page, isMobile)).toBeFocused()
  })

  test('order and filters of a list are in one sheet and in the address', async ({ page }) => {
    await page.goto('/spilleautomater')
    await hydrated(page)
    const poster = page.getByRole('main').getByRole('article').first()
    await expect(poster).toBeInViewport()
    await page.getByRole('button', { name: 'Filtrér', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Filtrér' })
    await choose(sheet.getByRole('group', { name: 'Volatilitet' }).getByRole('radio', { name: 'Høj' }))
    await expect(page).toHaveURL('/spilleautomater?volatilitet=hoej')
    await choose(sheet.getByRole('switch', { name: 'Kun spil med jackpot' }))
    await expect(page).toHaveURL('/spilleautomater?volatilitet=hoej&jackpot=ja')
    await sheet.getByRole('button', { name: /^(Vis \d+|Ingen) spil$/ }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filtrér (2)' })).toBeFocused()
    await page.reload()
    await page.getByRole('button', { name: 'Filtrér (2)' }).click()
    await sheet.getByRole('button', { name: 'Nulstil' }).click()
    await expect(page).toHaveURL('/spilleautomater')
  })
})

onOneScreen('desktop-nordlys', () => {
  test('who searches for help, in words that the pages do not use, is led to it before any game', async ({ page }) => {
    for (const [search, path] of [
      ['ludomani', '/contents/spil-med-omtanke'],
      ['gæld', '/contents/spil-med-omtanke'],
      ['luk min konto', '/contents/graenser-og-pauser'],
      ['mobilepay', '/contents/ind-og-udbetaling'],
      ['kontakt', '/contents/hjaelp'],
    ] as const) {
      const html = await (await page.request.get(`/soeg?${new URLSearchParams({ soeg: search })}`)).text()
      const [, firstLink] = /<a\b[^>]*? href="([^"]*)"/.exec(html.slice(html.indexOf('<main'))) ?? []
      expect(firstLink, search).toBe(path)
    }
  })

  test('Enter leads to all that is found, which a reload and the back button keep', async ({ page, isMobile }) => {
    await page.goto('/')
    await hydrated(page)
    await searchLink(page, isMobile).click()
    await expect(page.getByRole('dialog', { name: 'Søg' }).getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('bonus')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/soeg?soeg=bonus')
    await expect(page.getByRole('heading', { level: 1, name: 'Søg' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('main').getByRole('heading', { name: 'Sider' })).toBeVisible()
    await page.goto('/soeg?leverandoer=Salon+Live')
    await expect(page.getByRole('status').filter({ hasText: /^\d+ spil$/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Roulette Aarhus', exact: true })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/soeg?soeg=bonus')
  })

  test('who logs out leaves neither searches nor a message that was not sent', async ({ page, site, isMobile }) => {
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/kontaktos')
    await hydrated(page)
    await expect(page.getByLabel('E-mail', { exact: true }), 'the form knows a player').toHaveValue('freja@eksempel.dk')
    await expect(page.getByLabel('Bruger-ID')).not.toHaveValue('')
    await page.getByLabel('Din besked').fill('Hvad er min grænse?')
    await searchLink(page, isMobile).click()
    const dialog = page.getByRole('dialog', { name: 'Søg' })
    await dialog.getByRole('searchbox').fill('roulette')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/soeg?soeg=roulette')
    await page.goto('/min-konto/transaktioner')
    await hydrated(page)
    await page.getByRole('link', { name: 'Log ud' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible()
    await hydrated(page)
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
    await searchLink(page, isMobile).click()
    await expect(dialog.getByRole('heading', { name: 'Mest spillede spil' })).toBeVisible()
    await expect(dialog.getByRole('heading', { name: 'Dine seneste søgninger' })).toHaveCount(0)
  })
})
