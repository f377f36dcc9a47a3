import type { FrameLocator } from '@playwright/test'
import { choose, expect, type Page, test } from './fixtures.ts'
import { logInByRequests } from './player.ts'

const phone = { width: 390, height: 664 }
const sizes = [phone, { width: 568, height: 320 }, { width: 1280, height: 900 }] as const

async function openRoulette(page: Page, mode: 'sjov' | 'penge'): Promise<FrameLocator> {
  await page.goto(`/spilleautomater/spil-for-${mode}/europaeisk-roulette`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('#result')).not.toContainText('Åbner', { timeout: 15_000 })
  return frame
}
const total = (frame: FrameLocator) => frame.locator('.total')

/** Lays a chip on seven numbers in all, takes one back, and plays the round. */
async function playRound(frame: FrameLocator): Promise<void> {
  await frame.getByRole('button', { name: 'Tallet 7', exact: true }).click()
  await frame.getByRole('button', { name: 'Rød', exact: true }).click()
  await expect(frame.getByRole('button', { name: 'Rød, 1 kr.' })).toBeVisible()
  await choose(frame.getByRole('radio', { name: '2 tal' }))
  await frame.getByRole('button', { name: 'Tallene 10 og 11', exact: true }).click()
  await choose(frame.getByRole('radio', { name: '4 tal' }))
  await frame.getByRole('button', { name: 'Tallene 17, 18, 20 og 21', exact: true }).click()
  await expect(total(frame)).toHaveText('I alt 4 kr.')
  await frame.getByRole('button', { name: 'Fortryd' }).click()
  await choose(frame.getByRole('radio', { name: 'Naboer' }))
  await frame.getByRole('button', { name: /^20 og naboerne på hjulet/ }).click()
  await expect(total(frame)).toHaveText('I alt 8 kr.')
  await expect(frame.locator('#go')).toHaveAttribute('aria-disabled', 'false')
  await frame.locator('#go').click()
  await expect(frame.locator('#result')).toContainText(/Kuglen landede på \d+, (rød|sort|grøn)\. /)
  await expect(frame.locator('.results li')).toHaveText(/^\d+$/)
  await expect(total(frame)).toHaveText('Læg dine jetoner på bordet.')
}

test.describe('roulette', () => {
  test.use({ brand: 'strand', viewport: phone, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

  test('is played for fun, the round before is repeated, and it is whole on each screen', async ({ page }) => {
    const frame = await openRoulette(page, 'sjov')
    await playRound(frame)
    await frame.getByRole('button', { name: 'Samme igen' }).click()
    await expect(total(frame)).toHaveText('I alt 8 kr.')
    await frame.getByRole('button', { name: 'Ryd', exact: true }).click()
    await expect(total(frame)).toHaveText('Læg dine jetoner på bordet.')

    await openRoulette(page, 'sjov')
    for (const size of sizes)
      await test.step(`whole on ${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size)
        const bottom = async () => {
          const box = await page.locator('iframe').boundingBox()
          return (box?.y ?? 0) + (box?.height ?? 0)
        }
        const hidden = () => frame.locator('.roulette').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
        await expect.poll(bottom).toBeLessThanOrEqual(size.height)
        await expect.poll(hidden).toBeLessThanOrEqual(0)
        if (size.width === 1280) await expect(page.getByRole('banner')).toBeVisible()
        else {
          await expect(page.getByRole('banner')).toBeHidden()
          await expect(page.getByRole('navigation', { name: 'Genveje' })).toHaveCount(0)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Europæisk Roulette')
        }
      })
  })
})

test.describe('roulette with a finger on a small phone', () => {
  test.use({ brand: 'nordlys', viewport: { width: 320, height: 640 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

  test('a press names the number above the finger before the chip lies, and a slide corrects it', async ({ page }) => {
    const frame = await openRoulette(page, 'sjov')
    const lens = frame.locator('.lens')
    const cdp = await page.context().newCDPSession(page)
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', name?: string) => {
      const box = name ? await frame.getByRole('button', { name, exact: true }).boundingBox() : null
      const touchPoints = box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : []
      await cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
      return box
    }
    for (const number of [0, 1, 3]) {
      const finger = await touch('touchStart', `Tallet ${number}`)
      await expect(lens).toHaveText(String(number))
      const shown = await lens.boundingBox()
      const [x, y] = [(finger?.x ?? 0) + (finger?.width ?? 0) / 2, (finger?.y ?? 0) + (finger?.height ?? 0) / 2]
      const isCovered = shown && x > shown.x && x < shown.x + shown.width && y > shown.y && y < shown.y + shown.height
      expect(isCovered, `the finger is on the name of ${number}`).toBe(false)
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
    }
    const pressed = await touch('touchStart', 'Tallet 14')
    await expect(lens).toHaveText('14')
    const above = await lens.boundingBox()
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(pressed?.y ?? 0)
    expect(above?.height).toBeGreaterThanOrEqual(44)
    await expect(total(frame)).toHaveText('Læg dine jetoner på bordet.')
    await touch('touchMove', 'Tallet 17')
    await expect(lens).toHaveText('17')
    await touch('touchEnd')
    await expect(lens).toBeHidden()
    await expect(total(frame)).toHaveText('I alt 1 kr.')
    await expect(frame.getByRole('button', { name: 'Tallet 17, 1 kr.' })).toBeVisible()
    await frame.getByRole('button', { name: 'Rød', exact: true }).tap()
    await expect(total(frame)).toHaveText('I alt 2 kr.')
    await touch('touchStart', 'Sort')
    await expect(lens).toHaveText('Sort')
    const tools = await frame.locator('.total').boundingBox()
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: (tools?.x ?? 0) + 2, y: (tools?.y ?? 0) + 2 }] })
    await expect(lens).toBeHidden()
    await touch('touchEnd')
    await expect(total(frame)).toHaveText('I alt 2 kr.')
  })
})

test.describe('roulette with a mouse and keys', () => {
  test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

  test('one stop of Tab leads to the cloth, and arrows to every neighbour, line and corner', async ({ page }) => {
    const frame = await openRoulette(page, 'sjov')
    const focused = frame.locator('.cloth :focus')
    await choose(frame.getByRole('radio', { name: '1 tal' }))
    await frame.getByRole('radio', { name: '1 tal' }).focus()
    await page.keyboard.press('Tab')
    await expect(focused).toHaveAccessibleName('Tallet 0')
    await frame.getByRole('button', { name: 'Tallet 5', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(focused).toHaveAccessibleName('Tallene 5 og 8')
    await page.keyboard.press('ArrowRight')
    await expect(focused).toHaveAccessibleName('Tallet 8')
    await page.keyboard.press('Enter')
    await expect(focused).toHaveAccessibleName('Tallet 8, 1 kr.')
    await page.keyboard.press('Tab')
    await expect(frame.getByRole('button', { name: 'Fortryd' })).toBeFocused()
  })
})

test.describe('roulette for money on a small phone', () => {
  test.use({ brand: 'strand', viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

  test('invites once, what is heard of each bet is what it was paid, and each round is in the history', async ({
    page,
    site,
    controls,
  }) => {
    await logInByRequests(page, site.url, 'freja')
    const frame = await openRoulette(page, 'penge')
    const invitation = frame.getByText('Læg dine jetoner på bordet.').filter({ visible: true })
    await expect(invitation).toHaveCount(1)
    // one of them wins, wherever the ball lands
    for (const name of ['Tallet 0', 'Rød', 'Sort']) await frame.getByRole('button', { name, exact: true }).click()
    await frame.locator('#go').click()
    await expect(frame.locator('#result')).toHaveText(/, 1\skr\. vandt (\d+\skr\.) Kuglen landede .* Du (vandt|fik) \1/)
    await expect(invitation).toHaveCount(1)
    await page.goto('/min-konto/transaktioner')
    await page.getByRole('tab', { name: 'Spil' }).click()
    await expect(page.getByRole('tabpanel').getByText('Europæisk Roulette')).toHaveCount(1)
    await controls.expectBalanced()
  })
})
