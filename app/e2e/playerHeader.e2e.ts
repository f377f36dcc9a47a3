import { expect, onOneScreen, test } from './fixtures.ts'
import { logInByRequests } from './player.ts'

onOneScreen('phone-strand', () => {
  test('a phone has the balance in the header, the time in the strip, and the account in the menu', async ({ page, site }) => {
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/')
    const pill = page.getByRole('banner').getByRole('link', { name: /^Mine penge [0-9.]+,[0-9]{2}\skr\.$/ })
    const details = page.getByRole('dialog', { name: 'Mine penge' })
    await test.step('the pill opens the parts of the balance by keyboard, and closes', async () => {
      await pill.focus()
      await page.keyboard.press('Enter')
      await expect(details.getByText('Kan udbetales')).toBeVisible()
      await expect(page).toHaveURL(`${site.url}/`)
      await page.keyboard.press('Escape')
      await expect(details).toHaveCount(0)
      await expect(pill).toBeFocused()
      await pill.click()
      await details.getByRole('link', { name: 'Se din oversigt' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Oversigt' })).toBeVisible()
    })
    await test.step('the strip has both of its times and the links to help, in one line', async () => {
      const strip = page.getByRole('region', { name: 'Spil trygt' })
      for (const text of ['21+', 'StopSpillet', 'Omtanke', 'Logget ind', /^\d\d:\d\d$/])
        await expect(strip.getByText(text, { exact: true })).toBeVisible()
      for (const width of [320, 360, 375, 390, 412, 430]) {
        await page.setViewportSize({ width, height: 800 })
        const { height } = (await strip.boundingBox()) ?? { height: 0 }
        expect(height, `${width} px`).toBeLessThan(40)
      }
    })
    await test.step('the account is in the bottom bar, and all of its pages in the menu', async () => {
      await page.goto('/') // the menu opens the part of the page that it is opened on
      await page.getByRole('navigation', { name: 'Genveje' }).getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu.getByText(/^(Sidst logget ind|Det er første gang)/)).toBeVisible()
      await menu.getByRole('button', { name: 'Min konto' }).click()
      await menu.getByRole('link', { name: 'Log ud' }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible()
    })
  })
})

onOneScreen('desktop-nordlys', () => {
  test('the account menu lists the pages that exist, and logs out', async ({ page, site }) => {
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/')
    const opener = page.getByRole('banner').getByRole('link', { name: 'Min konto' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Oversigt' })).toBeFocused()
    for (const name of ['Sæt ind', 'Udbetal', 'Transaktioner', 'Grænser og pauser', 'Dine kampagner', 'Profil', 'Log ud']) {
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible()
  })
})
