import { everyScreen, expect, type Page, type PlatformControls, test } from './fixtures.ts'
import { logInByRequests } from './player.ts'

const sizes = [
  { name: 'phone', brand: 'strand', viewport: { width: 390, height: 800 }, hasTouch: true },
  { name: 'desktop', brand: 'nordlys', viewport: { width: 1280, height: 900 }, hasTouch: false },
] as const
const settled = /vandt|tilbage|gevinst/i

/** Opens a game and waits until a round may begin. */
async function openGame(page: Page, mode: 'sjov' | 'penge', id: string) {
  await page.goto(`/spilleautomater/spil-for-${mode}/${id}`)
  const frame = page.frameLocator('iframe')
  const start = frame.locator('#go')
  await expect(start).toHaveAttribute('aria-disabled', 'false', { timeout: 15_000 })
  return { frame, start, result: frame.locator('#result') }
}
type OpenGame = Awaited<ReturnType<typeof openGame>>

async function playBaccarat(page: Page, mode: 'sjov' | 'penge'): Promise<void> {
  await page.goto(`/spilleautomater/spil-for-${mode}/baccarat-marselis`)
  const frame = page.frameLocator('iframe')
  const player = frame.getByRole('button', { name: /^Spiller, 1 til 1/ })
  await expect(frame.locator('#result')).not.toContainText('Åbner')
  await player.click()
  await expect(player).toHaveAccessibleName('Spiller, 1 til 1, 1 kr.')
  await frame.getByRole('button', { name: /^Uafgjort, 8 til 1/ }).click()
  await expect(frame.locator('#go')).toHaveAttribute('aria-disabled', 'false', { timeout: 15_000 })
  await frame.locator('#go').click()
  await expect(frame.locator('#result')).toContainText(/(Spiller vinder|Banken vinder|Uafgjort)\. /)
  await expect(frame.locator('#result')).toContainText(settled)
}

async function playHighCard(page: Page): Promise<void> {
  await page.goto('/spilleautomater/spil-for-sjov/hoejeste-kort')
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('.card-history')).toHaveText('Ingen runder endnu.')
  for (const bet of ['Dit kort', 'Ens kort', 'Samme kulør', 'Husets kort']) await frame.getByRole('button', { name: bet }).click()
  await expect(frame.locator('#go')).toHaveAttribute('aria-disabled', 'false', { timeout: 15_000 })
  await frame.locator('#go').click()
  await expect(frame.locator('#result')).toContainText(/(Dit kort vinder|Huset vinder|Ens kort)\. .*(vandt|tilbage|gevinst)/)
  await expect(frame.locator('.card-history li')).toHaveCount(1)
}

/** Stands on every hand of an open round of blackjack. */
async function standOnAll({ frame, result }: OpenGame): Promise<void> {
  await expect(result).toContainText(/Du har|Uafgjort/)
  const stand = frame.getByRole('button', { name: 'Stå' })
  if (await stand.isVisible()) await stand.click()
  await expect(result).toContainText(settled)
}

async function dealPoker({ frame, start, result }: OpenGame): Promise<void> {
  await expect(start).toHaveText('Giv kort')
  await start.click()
  await expect(result).toContainText('Vælg de kort, du vil holde')
  await expect(frame.getByRole('button', { name: /^Hold (spar|hjerter|ruder|klør)/ })).toHaveCount(5)
}

/** Lets the next decision reach the platform, and loses its answer. */
async function loseNextAnswer(page: Page): Promise<void> {
  await page.route(
    '**/game/step',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
}

/** Time between two rounds, which the frame and the platform keep. */
const pastGap = ({ advance }: PlatformControls) => advance(3_000)

for (const { name, ...screen } of sizes)
  test.describe(`card games, ${name}`, () => {
    test.use({ ...screen, contextOptions: { reducedMotion: 'reduce' } })

    // every state of a table is a story at every width
    if (name === 'phone' || everyScreen)
      test('are played for fun', async ({ page }) => {
        await playBaccarat(page, 'sjov')
        await playHighCard(page)

        const poker = await openGame(page, 'sjov', 'knaegt-eller-bedre')
        await dealPoker(poker)
        const third = poker.frame.locator('.hold').nth(2)
        await third.press('Space')
        await expect(third).toHaveAttribute('aria-pressed', 'true')
        await expect(poker.start).toHaveText('Byt kort')
        await poker.start.click()
        await expect(poker.result).toContainText(settled)

        const blackjack = await openGame(page, 'sjov', 'blackjack-stroeget')
        await blackjack.start.click()
        await expect(blackjack.result).toContainText(/Du har|Uafgjort/)
        await standOnAll(blackjack)
      })

    if (name === 'desktop' || everyScreen)
      test('are played for money: a round survives a reload, a second window and a lost answer, and is paid once', async ({
        page,
        site,
        context,
        controls,
      }) => {
        await logInByRequests(page, site.url, 'freja')
        await playBaccarat(page, 'penge')
        await pastGap(controls)

        const poker = await openGame(page, 'penge', 'knaegt-eller-bedre')
        await dealPoker(poker)
        const cards = await poker.frame.locator('.hold').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
        await page.reload()
        await expect(poker.result).toContainText('Du er midt i en runde')
        await expect(poker.frame.locator('.hold').first()).toHaveAccessibleName(cards[0] ?? '')
        const second = await context.newPage()
        await second.goto('/spilleautomater/spil-for-penge/knaegt-eller-bedre')
        const other = second.frameLocator('iframe')
        await expect(other.locator('#result')).toContainText('Du er midt i en runde')

        await loseNextAnswer(page)
        await poker.frame.locator('.hold').nth(1).click()
        await poker.start.click()
        await expect(poker.frame.getByRole('heading', { name: 'Forbindelsen er væk' })).toBeVisible()
        await poker.frame.getByRole('button', { name: 'Prøv igen' }).click()
        await expect(poker.result).toContainText(settled)
        await other.locator('#go').click()
        await expect(other.locator('#result')).toContainText('Runden er spillet videre i et andet vindue')
        await second.close()
        await pastGap(controls)

        const blackjack = await openGame(page, 'penge', 'blackjack-stroeget')
        await blackjack.start.click()
        await standOnAll(blackjack)
        await page.goto('/min-konto/transaktioner')
        await page.getByRole('tab', { name: 'Spil' }).click()
        for (const game of ['Baccarat Marselis', 'Knægt eller Bedre', 'Blackjack Strøget'])
          await expect(page.getByRole('tabpanel').getByText(game)).toHaveCount(1)
        expect(await controls.expectBalanced()).toBeGreaterThan(0)
      })
  })
