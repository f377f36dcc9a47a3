import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumFlags, ensureChromium } from '../../app/scripts/lib/chromium.mjs'
import { renderReport } from './report.ts'
import type { ComparisonResult } from './results.ts'

const pictureOf = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`
const place = { brand: 'strand', breakpoint: 'xxl', mode: 'normal', width: 1536 } as const
const story = { storyId: 'components-badge--tones', title: 'Components/Badge', name: 'Tones' }
const grown: ComparisonResult = { ...story, ...place, status: 'changed', expected: pictureOf(1500, 40), actual: pictureOf(1536, 90) }

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags })
})
afterAll(() => browser?.close())

it('shows both pictures of the slider in their own size, from the same corner', async () => {
  const page = await browser.newPage()
  await page.setContent(
    renderReport({ sourceHash: 'sources', renderer: '156', selection: 'every story', seconds: 2, results: [grown], equalOnRetry: 0 }),
  )
  await page.locator('summary').click()
  const [actual, expected] = await page.locator('.pile img').evaluateAll(async (images) => {
    const pictures = images.filter((image) => image instanceof HTMLImageElement)
    await Promise.all(pictures.map((image) => image.decode()))
    return pictures.map((image) => ({ left: image.x, top: image.y, size: [image.clientWidth, image.clientHeight] }))
  })
  expect(actual).toMatchObject({ size: [1536, 90] })
  expect(expected).toEqual({ ...actual, size: [1500, 40] })
})
