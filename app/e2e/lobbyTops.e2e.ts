import { expect, hydrated, onOneScreen, test } from './fixtures.ts'
import { logInByRequests } from './player.ts'

onOneScreen('phone-strand', () => {
  test('a guest sees games below the offer and the line of its terms, without scrolling', async ({ page }) => {
    await page.goto('/')
    const shownBottom = async () => (await page.getByRole('navigation', { name: 'Genveje' }).boundingBox())?.y ?? 0
    const topOf = async () => (await page.getByRole('main').getByRole('listitem').first().boundingBox())?.y ?? 0
    await expect(page.getByText('Højst 100 kr. i spil. 60 dage.')).toBeInViewport({ ratio: 1 })
    expect(await topOf()).toBeLessThan(await shownBottom())
    await page.setViewportSize({ width: 390, height: 844 })
    expect((await shownBottom()) - (await topOf())).toBeGreaterThan(200)
  })

  test('suggestions are switched off from their row, and the server keeps the choice', async ({ page, site }) => {
    await logInByRequests(page, site.url, 'freja')
    await page.goto('/')
    const suggestions = page.getByRole('heading', { name: 'Ligner det, du har spillet' })
    await expect(suggestions).toBeVisible()
    await hydrated(page)
    await page.getByRole('link', { name: /^Vis ikke forslag/ }).click()
    const choice = page.getByRole('switch', { name: 'Vis spil, der ligner dem, jeg har spillet' })
    await expect(choice).toBeChecked()
    await expect(choice).toBeInViewport()
    await choice.click()
    await expect(page.getByText('Dit valg er gemt.')).toHaveCount(1)
    await page.reload()
    await expect(choice).not.toBeChecked()
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Spil videre' })).toBeVisible()
    await expect(suggestions).toHaveCount(0)
  })

  test('the server renders the first deposit for a new player, the games played last for a depositor, and the pause', async ({
    page,
    site,
  }) => {
    const htmlFor = async (person: 'emil' | 'freja' | 'noah') => {
      await logInByRequests(page, site.url, person)
      return (await page.request.get('/')).text()
    }
    const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const forNewPlayer = main(await htmlFor('emil'))
    expect(forNewPlayer).toMatch(/<h1[^>]*>Klar, når du er</)
    expect(forNewPlayer).toContain('Sæt penge ind')
    const forDepositor = main(await htmlFor('freja'))
    expect(forDepositor).toMatch(/<h1[^>]*>Velkommen tilbage, Freja</)
    expect(forDepositor).toMatch(/<h2[^>]*>(?:<[^>]*>)*Spil videre</)
    const forPaused = main(await htmlFor('noah'))
    expect(forPaused).toMatch(/<h1[^>]*>Du holder pause</)
    expect(forPaused).toContain('Pausen slutter ')
    expect(forPaused).toContain('Udbetal')

    await test.step('a pause survives hydration without a deposit', async () => {
      const deposits = page.getByRole('link', { name: /Sæt (penge )?ind/ })
      await page.goto('/', { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1, name: 'Du holder pause' })).toBeVisible()
      await expect(deposits).toHaveCount(0)
    })
  })
})
