import { brands } from '@casino/tokens/brands'
import { type Browser, chromium, type FrameLocator } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumFlags, ensureChromium } from '../app/scripts/lib/chromium.mjs'
import { ensureStorybook, serveStorybook } from './visual/storybookBuild.ts'

const story = 'components-link--default'
let browser: Browser
let storybook: Awaited<ReturnType<typeof serveStorybook>>

beforeAll(async () => {
  const build = ensureStorybook()
  ;[storybook, browser] = await Promise.all([
    serveStorybook(build.folder),
    chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] }),
  ])
})
afterAll(async () => {
  await Promise.all([storybook?.close(), browser?.close()])
})

const brandOf = (frame: FrameLocator) => frame.locator('html').getAttribute('data-brand')

it('the toolbar shows a story in all brands beside each other, the chosen one first', async () => {
  const page = await browser.newPage({ viewport: { width: 1536, height: 900 } })
  await page.goto(`${storybook.url}?path=/story/${story}&globals=theme:${brands[1]}`)
  const preview = page.frameLocator('#storybook-preview-iframe')
  const beside = page.frameLocator('iframe[srcdoc]').frameLocator('iframe')
  await preview.getByRole('link').first().waitFor()
  expect(await page.locator('iframe[srcdoc]').count()).toBe(0)

  await page.getByRole('button', { name: /^Beside/ }).click()
  await page.getByText('All brands').click()
  await beside.getByRole('link').first().waitFor()
  expect(await page.locator('iframe[srcdoc]').count()).toBe(brands.length - 1)
  expect([await brandOf(preview), await brandOf(beside)]).toEqual([brands[1], brands[0]])
  expect(new URL(page.url()).searchParams.get('globals')).toContain('beside:brands')
  await page.close()
})

it('the toolbar shows a story with the edits of the workbench beside the seed’s themes', async () => {
  const context = await browser.newContext({ viewport: { width: 1536, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${storybook.url}iframe.html?id=workbench-editor--editor&viewMode=story`)
  await page.getByLabel('rest bg', { exact: true }).fill('#0b5d3b')
  await page.goto(`${storybook.url}?path=/story/features-shell--guest&globals=beside:themes;themes:edits`)
  const colorIn = (frame: FrameLocator) =>
    frame
      .locator('[data-button-theme="login"]')
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await colorIn(page.frameLocator('#storybook-preview-iframe'))).toBe('rgb(11, 93, 59)')
  expect(await colorIn(page.frameLocator('iframe[srcdoc]').frameLocator('iframe'))).not.toBe('rgb(11, 93, 59)')
  await context.close()
})

it('a link of the workbench opens the same state in another browser, in the window of Storybook', async () => {
  const sender = await browser.newContext({ viewport: { width: 1536, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })
  const from = await sender.newPage()
  await from.goto(`${storybook.url}?path=/story/workbench-editor--editor&globals=theme:${brands[1]}`)
  const bench = from.frameLocator('#storybook-preview-iframe')
  await bench.getByLabel('Buttons').click()
  await bench.getByRole('combobox', { name: 'Theme', exact: true }).selectOption('showMore')
  await bench.getByLabel('rest bg', { exact: true }).fill('#0b5d3b')
  await bench.getByRole('button', { name: 'Copy link' }).click()
  await bench.getByText('Link copied.').waitFor()
  const link = await from.evaluate(() => navigator.clipboard.readText())
  await sender.close()

  const receiver = await browser.newContext({ viewport: { width: 1536, height: 900 } })
  const to = await receiver.newPage()
  await to.goto(link)
  const opened = to.frameLocator('#storybook-preview-iframe')
  await opened.getByText('This is the state of the link.').waitFor()
  expect(await opened.getByRole('combobox', { name: 'Theme', exact: true }).inputValue()).toBe('showMore')
  expect(await opened.getByLabel('rest bg', { exact: true }).inputValue()).toBe('#0b5d3b')
  expect(await brandOf(opened)).toBe(brands[1])
  const { hash, searchParams } = new URL(to.url())
  expect([hash, searchParams.get('globals')]).toEqual(['', `theme:${brands[1]}`])
  await opened.getByLabel('rest bg', { exact: true }).fill('#1d3f8f')
  await to.reload()
  await expect.poll(() => opened.getByLabel('rest bg', { exact: true }).inputValue(), { timeout: 20_000 }).toBe('#1d3f8f')
  await receiver.close()
})
