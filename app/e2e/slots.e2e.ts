import { gameCatalogue } from '../games/catalogue/index.ts'
import { seededDraw } from '../games/engines/seededDraw.ts'
import { slotModels } from '../games/engines/slots/slotModels.ts'
import { spinSlot } from '../games/engines/slots/spinSlot.ts'
import { expect, type Page, test } from './fixtures.ts'

const sizes = {
  'phone-strand': { brand: 'strand', viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true },
  'desktop-nordlys': { brand: 'nordlys', viewport: { width: 1280, height: 900 } },
} as const

/** The first game of each slot model. */
const gameOf = (model: string) => {
  const game = gameCatalogue.find(({ engine }) => engine.type === 'slot' && engine.model === model)
  if (!game) throw new Error(`no game plays ${model}`)
  return game
}
const frameOf = (page: Page) => page.frameLocator('iframe')

async function playRound(page: Page): Promise<void> {
  const frame = frameOf(page)
  await frame.getByRole('button', { name: 'Spil', exact: true }).click()
  const skip = frame.getByRole('button', { name: 'Vis resultatet' })
  const result = frame.locator('#result')
  await expect(
    result
      .or(skip)
      .filter({ hasText: /Du vandt|Ingen gevinst|tilbage|Vis resultatet/ })
      .first(),
  ).toBeVisible()
  // a round of many steps may end while the button is being pressed
  if (await skip.isVisible()) await skip.click({ timeout: 2_000 }).catch(() => undefined)
  await expect(result).toContainText(/Du vandt|Ingen gevinst|tilbage/)
}

/** The reels lie within the frame, and nothing of the game has to be scrolled to. */
async function expectWhole(page: Page): Promise<void> {
  const overflow = await frameOf(page)
    .locator('.reels')
    .evaluate((reels) => {
      const [grid, field] = [reels.getBoundingClientRect(), reels.closest('.field')?.getBoundingClientRect()]
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
      return Math.max(
        grid.bottom - (field?.bottom ?? 0),
        grid.right - (field?.right ?? 0),
        scrollWidth - clientWidth,
        scrollHeight - clientHeight,
      )
    })
  expect(overflow).toBeLessThanOrEqual(1)
}

test.describe('every slot model', () => {
  test.use(sizes['phone-strand'])

  // every state of a model is a story; the money of a round is tested without a browser, and one game for money in the journey
  test('is played, whole on a phone and on a desktop', async ({ page, controls }) => {
    for (const { id } of slotModels)
      await test.step(id, async () => {
        await page.goto(`/spilleautomater/spil-for-sjov/${gameOf(id).id}`)
        await playRound(page)
        await expectWhole(page)
        await page.setViewportSize(sizes['desktop-nordlys'].viewport)
        await expectWhole(page)
        await page.setViewportSize(sizes['phone-strand'].viewport)
      })
    await controls.expectBalanced()
  })
})

test.describe('features', () => {
  test.use(sizes['phone-strand'])

  /** Answers the next round with one of the model that has these steps. */
  async function answerWith(page: Page, model: (typeof slotModels)[number], wanted: (outcome: ReturnType<typeof spinSlot>) => boolean) {
    for (let i = 0; i < 20_000; i++) {
      const { steps, win } = spinSlot(model, 20, seededDraw(`feature ${i}`))
      if (!wanted({ steps, win })) continue
      await page.route('**/game/spin', async (route) => {
        const response = await route.fetch()
        const answer = await response.json()
        await route.fulfill({ response, json: { ...answer, data: { ...answer.data, stake: 20, win, outcome: { type: 'slot', steps } } } })
      })
      return { steps, win }
    }
    throw new Error(`no such round of ${model.id}`)
  }
  const modelOf = (id: string) => slotModels.find((model) => model.id === id) ?? slotModels[0]

  test('free spins are announced, counted and can be skipped', async ({ page, controls }) => {
    await controls.advance(3_000)
    await answerWith(page, modelOf('gratis-spins'), ({ steps, win }) => steps.length === 11 && win > 20)
    await page.goto(`/spilleautomater/spil-for-sjov/${gameOf('gratis-spins').id}`)
    const frame = frameOf(page)
    await frame.getByRole('button', { name: 'Spil', exact: true }).click()
    await expect(frame.getByText('10 gratis spins', { exact: true })).toBeVisible()
    await expect(frame.getByText('Gevinster ganges med 3', { exact: true })).toBeVisible()
    await expect(frame.getByText(/^Gratis spin \d af 10$/)).toBeVisible()
    await frame.getByRole('button', { name: 'Vis resultatet' }).click()
    await expect(frame.getByText('Gratis spin 10 af 10')).toBeVisible()
    await expect(frame.locator('#result')).toContainText('10 gratis spins i runden.')
    await expect(frame.locator('#result')).toContainText('Du vandt')
  })

  test('coins stay, and are paid at the end', async ({ page, controls }) => {
    await controls.advance(3_000)
    const { steps } = await answerWith(page, modelOf('hold-fast'), (outcome) => outcome.steps.length > 4)
    const coins = steps.at(-1)
    await page.goto(`/spilleautomater/spil-for-sjov/${gameOf('hold-fast').id}`)
    const frame = frameOf(page)
    await frame.getByRole('button', { name: 'Spil', exact: true }).click()
    await expect(frame.getByText('Mønterne bliver liggende')).toBeVisible()
    await frame.getByRole('button', { name: 'Vis resultatet' }).click()
    const count = coins?.type === 'respin' ? coins.coins.length : 0
    await expect(frame.getByText(`Mønter: ${count} af 15`)).toBeVisible()
    await expect(frame.locator('.cell.coin.hit')).toHaveCount(count)
  })

  test('a win up to the stake is no celebration, and sound is off until it is turned on', async ({ page, controls }) => {
    await controls.advance(3_000)
    await answerWith(page, modelOf('gratis-spins'), ({ steps, win }) => steps.length === 1 && win > 0 && win <= 20)
    const address = `/spilleautomater/spil-for-sjov/${gameOf('gratis-spins').id}`
    await page.goto(address)
    const frame = frameOf(page)
    const sound = frame.getByRole('button', { name: 'Lyd' })
    await expect(sound).toHaveAttribute('aria-pressed', 'false')
    await frame.getByRole('button', { name: 'Spil', exact: true }).click()
    await expect(frame.locator('#result')).toContainText('tilbage')
    await expect(frame.locator('#result')).not.toHaveClass(/won/)
    await expect(frame.locator('.lines polyline')).toHaveCount(0)
    await sound.click()
    await page.goto(address)
    await expect(frame.getByRole('button', { name: 'Lyd' })).toHaveAttribute('aria-pressed', 'true')
  })
})
