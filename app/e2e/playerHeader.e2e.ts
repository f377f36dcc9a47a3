import { expect, expectAccessible, oneOfEachSize, onScreens, test } from './fixtures.ts'
import { logInByRequests } from './player.ts'

onScreens(oneOfEachSize, () => {
  test('the pill opens the parts of the balance by keyboard, and closes', async ({ page, site }) => {
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/')
    const pill = page.getByRole('banner').getByRole('link', { name: /^Mine penge [0-9.]+,[0-9]{2}\skr\.$/ })
    await pill.focus()
    await page.keyboard.press('Enter')
    const details = page.getByRole('dialog', { name: 'Mine penge' })
    await expect(details.getByText('Kan udbetales')).toBeVisible()
    await expect(page).toHaveURL(`${site.url}/`)
    await expectAccessible(page, 'open balance')
    await page.keyboard.press('Escape')
    await expect(details).toHaveCount(0)
    await expect(pill).toBeFocused()
    await pill.click()
    await details.getByRole('link', { name: 'Se din oversigt' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Oversigt' })).toBeVisible()
  })

  test('the strip names both of its times and keeps the links to help', async ({ page, site }) => {
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/min-konto/oversigt')
    const strip = page.getByRole('region', { name: 'Spil trygt' })
    for (const text of ['21+', 'StopSpillet', 'Spil med omtanke', 'Logget ind', 'Kl.'])
      await expect(strip.getByText(text, { exact: true })).toBeVisible()
    const { height } = (await strip.boundingBox()) ?? { height: 0 }
    expect(height).toBeLessThan(44)
  })

  test('the foot names company, licence and the contact of the brand', async ({ page, brand }) => {
    await page.goto('/')
    const foot = page.getByRole('contentinfo')
    for (const text of [/Kystlinjen Spil A\/S, CVR 00112233, Nordhavnsgade 12/, /Tilladelse nr\. 00-0112233/, /fyldt 21 år/, '21+'])
      await expect(foot.getByText(text)).toBeVisible()
    await expect(foot.getByRole('link', { name: `Skriv til hjaelp@${brand}.example` })).toBeVisible()
    await expect(foot.getByRole('link', { name: 'Ring 00 11 22 33' })).toHaveAttribute('href', 'tel:+4500112233')
  })

  test('the account menu lists the pages that exist, and logs out', async ({ page, site, isMobile }) => {
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/')
    if (isMobile) {
      // phones have the account in the bottom bar, and all of its pages in the menu
      await page.getByRole('navigation', { name: 'Genveje' }).getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu.getByText(/^(Sidst logget ind|Det er første gang)/)).toBeVisible()
      await menu.getByRole('button', { name: 'Min konto' }).click()
      await menu.getByRole('link', { name: 'Log ud' }).click()
    } else {
      const opener = page.getByRole('banner').getByRole('link', { name: 'Min konto' })
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem', { name: 'Oversigt' })).toBeFocused()
      for (const name of ['Sæt ind', 'Udbetal', 'Transaktioner', 'Grænser og pauser', 'Dine kampagner', 'Profil', 'Log ud']) {
        await page.keyboard.press('ArrowDown')
        await expect(page.getByRole('menuitem', { name })).toBeFocused()
      }
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log ind' })).toBeVisible()
  })
})
