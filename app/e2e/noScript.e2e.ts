import { expect, expectAccessible, onOneScreen, test } from './fixtures.ts'

/** What a visitor without script comes to read, with a sentence that it stands on. */
const readable = [
  { path: '/', heading: 2, text: /Nye spil/ },
  { path: '/spilleautomater', heading: 1, text: /Ravklippen|Spilleautomater/ },
  { path: '/nyheder/et-roligt-kasino', heading: 1, text: /kasino/ },
  { path: '/kampagner/velkomst', heading: 1, text: /Du skal satse for/ },
  { path: '/lp/velkomst/spins', heading: 1, text: /Du skal satse for/ },
  { path: '/contents/hjaelp', heading: 1, text: /StopSpillet er en gratis/ },
  { path: '/contents/spilleregler', heading: 1, text: /Kom tættere på 21/ },
] as const

/** Forms that cannot be sent without script. */
const needsScript = [
  { path: '/log-ind', text: /Login kræver JavaScript/ },
  { path: '/registrer', text: /Oprettelsen kræver JavaScript/ },
] as const

onOneScreen('phone-strand', () => {
  test.use({ javaScriptEnabled: false })

  test('pages are read without script, and a form that needs it says so', async ({ page }) => {
    for (const { path, heading, text } of readable)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: heading }).first()).toBeVisible()
        await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
      })
    for (const { path, text } of needsScript)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('main').getByText(text)).toBeVisible()
      })
  })

  test('links lead on without script: from the help to the rules, from a list to a game, and from the search to what it found', async ({
    page,
  }) => {
    await page.goto('/contents/hjaelp')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Spilleregler for/ })
      .click()
    await expect(page).toHaveURL('/contents/spilleregler')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Alle svar' }).click()
    await expect(page).toHaveURL('/contents/hjaelp')
    await page.goto('/spilleautomater')
    await page.getByRole('main').getByRole('link', { name: 'Ravklippen', exact: true }).first().click()
    await expect(page).toHaveURL(/\/spilleautomater\/spil-for-/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 }) // with the search in the header
    await page.goto('/spilleautomater')
    await page.getByRole('banner').getByRole('link', { name: 'Søg' }).click()
    await page.getByRole('searchbox').fill('ravklipen')
    await page.getByRole('main').getByRole('button', { name: 'Søg', exact: true }).click()
    await expect(page).toHaveURL(/\/soeg\?.*soeg=ravklipen/)
    await expect(page.getByRole('link', { name: 'Ravklippen', exact: true })).toBeVisible()
  })
})

onOneScreen('phone-strand', () => {
  test('the help has an answer for each topic, and every link of it leads somewhere', async ({ page }) => {
    await page.goto('/contents/hjaelp')
    await expectAccessible(page, 'the help')
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
    const pages = [...new Set(links.filter((href) => href.startsWith('/')))]
    expect(pages.length).toBeGreaterThan(9)
    for (const href of pages) {
      const response = await page.request.get(href, { maxRedirects: 0 })
      expect(response.status(), href).toBe(200)
    }
    for (const path of ['/contents/spilleregler', '/contents/graenser-og-pauser', '/contents/saadan-virker-en-bonus']) {
      await page.goto(path)
      await expectAccessible(page, path)
    }
  })
})
