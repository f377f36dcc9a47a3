import { expect, hydrated, onOneScreen, type Page, test } from './fixtures.ts'
import { logInByRequests } from './player.ts'

onOneScreen('phone-strand', () => {
  test('a favourite is kept by the server, undone when it cannot be, and has a page and a place in the lobby', async ({
    page,
    site,
    context,
    controls,
  }) => {
    await logInByRequests(page, site.url, 'freja')
    const notices = page.waitForResponse(/SystemNotification/)
    await page.goto('/spilleautomater')
    const heart = (name: string) => page.getByRole('main').getByRole('button', { name: `${name} som favorit` })
    // by keyboard: the hearts are in the order of Tab, and shown with the focus
    const answer = () => page.waitForResponse('**/api/games/favourite')
    await hydrated(page)
    const marked = answer()
    await heart('Ravklippen').focus()
    await page.keyboard.press('Enter')
    await expect(heart('Ravklippen')).toHaveAttribute('aria-pressed', 'true')
    await marked
    await controls.fail({ path: '/api/games/favourite', kind: 'code', code: 'ERR_INTERNAL', times: 1 })
    await heart('Kongens Skat').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Din favorit blev ikke gemt\./).first()).toBeVisible()
    await expect(heart('Kongens Skat')).toHaveAttribute('aria-pressed', 'false')
    await test.step('a press without a network says that it was not kept', async () => {
      await page.getByRole('button', { name: 'Luk beskeden' }).first().click()
      await expect(page.getByText(/^Din favorit blev ikke gemt\./)).toHaveCount(0)
      await notices
      await context.setOffline(true)
      await heart('Kongens Skat').focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText(/^Din favorit blev ikke gemt\./).first()).toBeVisible()
      await expect(page.getByText('Det kunne ikke åbnes')).toHaveCount(0)
      await expect(heart('Kongens Skat')).toHaveAttribute('aria-pressed', 'false')
      await context.setOffline(false)
    })
    await page.goto('/spilleautomater/mine-favoritter')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Mine favoritter' })).toBeVisible()
    await page.goto('/spilleautomater/spil-for-sjov/ravklippen')
    await hydrated(page)
    const unmarked = answer()
    await heart('Ravklippen').click()
    await expect(heart('Ravklippen')).toHaveAttribute('aria-pressed', 'false')
    await unmarked
    await page.goto('/spilleautomater/mine-favoritter')
    await expect(page.getByRole('heading', { name: 'Du har ingen favoritter endnu' })).toBeVisible()
  })

  test('a favourite of one tab is one of the other', async ({ page, site, context, controls: _ }) => {
    await logInByRequests(page, site.url, 'freja')
    const other = await context.newPage()
    const heartOf = (tab: Page) => tab.getByRole('main').getByRole('button', { name: 'Ravklippen som favorit' })
    for (const tab of [page, other]) {
      await tab.goto('/spilleautomater')
      await hydrated(tab)
    }
    for (const pressed of ['true', 'false']) {
      await heartOf(page).press('Enter')
      await expect(heartOf(other)).toHaveAttribute('aria-pressed', pressed)
    }
  })
})
