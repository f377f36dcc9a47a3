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
