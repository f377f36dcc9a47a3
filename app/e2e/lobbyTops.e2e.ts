import { expect, expectAccessible, oneOfEachSize, onOneScreen, onScreens, test } from './fixtures.ts'
import { logInByRequests } from './player.ts'

onOneScreen('phone-strand', () => {
  test.use({ javaScriptEnabled: false })

  test('a new player sees the first deposit, rendered by the server', async ({ page, site }) => {
    await logInByRequests(page, site.url, 'emil')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Klar, når du er' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Sæt penge ind' })).toBeVisible()
  })

  test('a depositor continues with the games played last, rendered by the server', async ({ page, site }) => {
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Velkommen tilbage, Freja' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Spil videre' })).toBeVisible()
  })

  test('a paused player sees the pause, and no deposit anywhere, rendered by the server', async ({ page, site }) => {
    await logInByRequests(page, site.url, 'noah')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Du holder pause' })).toBeVisible()
    await expect(page.getByText(/^Pausen slutter /)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Udbetal' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Sæt (penge )?ind/ })).toHaveCount(0)
  })
})

onScreens(oneOfEachSize, () => {
  test('the tops of players are accessible, and a pause survives hydration without a deposit', async ({ page, site }) => {
    await logInByRequests(page, site.url, 'noah')
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.getByRole('link', { name: /Sæt (penge )?ind/ })).toHaveCount(0)
    await expectAccessible(page, 'lobby in a pause')
  })
})
